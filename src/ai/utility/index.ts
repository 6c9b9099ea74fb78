/** Modular utility AI (chapter 4): decisions made of exchangeable parts and written as YAML. See docs/utility.md. */

export { type Action, Parallel, Pause, SetVariable, Subreasoner } from './components/actions.ts';
export { type Amount } from './amounts.ts';
export { Combination, type Combine, type Entry, type Ranks } from './combination.ts';
export { type Component, type Kind, type Kinds } from './component.ts';
export * from './components/considerations.ts';
export { And, considerationList, ConsiderationSet, Not, Or } from './components/consideration-sets.ts';
export { type Curve, CURVE_SHAPES, curveOf } from './curves.ts';
export { type ActionMemory, type Execution, type OptionHistory, type ReasonerMemory } from './execution.ts';
export { type ConsiderationScore, type Draw, type OptionScore, type UtilityDecision } from './explain.ts';
export { createFactory, Factory, type UtilityVocabulary } from './factory.ts';
export * as fields from './schema.ts';
export { type Field, type FieldSpec, type Schema, type Values } from './schema.ts';
export { loadConfig, type UtilityLoad, type UtilityProblem } from './loader.ts';
export { type UtilityOption } from './options.ts';
export { EntityFilter, type EntityPicker, Picker } from './components/pickers.ts';
export { type Place } from './config-place.ts';
export { fieldsWith, Reasoner, reasonerFields } from './reasoner.ts';
export { DualUtilityReasoner, FsmReasoner, RuleBasedReasoner, SequenceReasoner } from './components/reasoners.ts';
export { Circle, NamedRegion, Parallelogram, Polygon, type Region, TileSet } from './components/regions.ts';
export { type DataStores, type Entity, Scene, type UtilityContext, type Vector } from './scene.ts';
export { dualUtility, firstValid, type Selection } from './selections.ts';
export { ExecutionFilter, Sensor } from './components/sensors.ts';
export { type Choice, type Dropped, type Row, Sheet } from './sheet.ts';
export { ByName, Nearest, PickerEntity, Position, Self, type Target, Variable } from './components/targets.ts';
export {
  BasicCurve,
  BooleanWeight as Boolean,
  Constant,
  FloatSequence,
  StringWeight as String,
} from './components/weight-functions.ts';
export { registerTodoActions, type UtilityMind, utilityScript } from './utility-script.ts';
export { type Consideration, type Listener, Weighing, type WeightFunction, type WeightValues } from './weighing.ts';
