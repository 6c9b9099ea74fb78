/** _Modular AI_ (utility): decisions made of exchangeable parts and written as YAML. See docs/utility.md. */

export { Parallel, Pause, SetVariable, Subreasoner } from './components/actions.ts';
export { type Amount } from './amounts.ts';
export * from './components/considerations.ts';
export { And, considerationList, ConsiderationSet, Not, Or } from './components/consideration-sets.ts';
export { type Curve, CURVE_SHAPES, curveOf } from './curves.ts';
export { type ActionMemory, type Execution, type OptionHistory, type ReasonerMemory } from './execution.ts';
export { type ConsiderationScore, type Draw, type OptionScore, type UtilityDecision } from './scores.ts';
export { createFactory, Factory, type GameKinds, type UtilityVocabulary } from './factory.ts';
export * as fields from './schema.ts';
export type {
  Action, Component, EntityPicker, Field, FieldSpec, Kind, Kinds, NestedReasoner, ConfigPlace, Schema, Values,
} from './kinds.ts'; // prettier-ignore
export { loadConfig, type UtilityLoad, type UtilityProblem } from './loader.ts';
export { type UtilityOption } from './options.ts';
export { EntityFilter, Picker } from './components/pickers.ts';
export { fieldsWith, Reasoner, reasonerFields } from './reasoner.ts';
export {
  BySelectionReasoner,
  DualUtilityReasoner,
  FsmReasoner,
  RuleBasedReasoner,
  SequenceReasoner,
} from './components/reasoners.ts';
export { Circle, NamedRegion, Parallelogram, Polygon, TileSet } from './components/regions.ts';
export {
  type DataStores,
  type Entity,
  type Region,
  DecisionScene,
  type Target,
  type UtilityContext,
  type Vector,
} from './decision-scene.ts';
export { ScoreTable } from './score-table.ts';
export { best, dualUtility, firstValid } from './selections.ts';
export { ExecutionFilter, Sensor } from './components/sensors.ts';
export { ByName, Nearest, PickerEntity, Position, Self, Variable } from './components/targets.ts';
export {
  BasicCurve,
  BooleanWeight,
  Constant,
  FloatSequence,
  PerUnit,
  StringWeight,
} from './components/weight-functions.ts';
export { registerTodoActions, type UtilityMind, utilityScript } from './utility-script.ts';
export {
  type Choice, type CombinedSet, type Combine, type Consideration, type Dropped, type Entry, type Listener,
  type OwnSource, type Ranks, type Selection, type Source, STEP, type StoreOf, type Truths, type WeighedTable, Weighing, type WeightFunction,
  type WeightPlan, type WeightValues,
} from './weighing.ts'; // prettier-ignore
