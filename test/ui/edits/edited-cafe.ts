// A café whose inputs are logged, as the page logs them.

import type { Input } from '../../../src/sim/inputs/index.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';
import { EditLog, type EditOutcome } from '../../../src/ui/edits/edit-log.ts';

export interface EditedCafe {
  cafe: Simulation;
  readonly edits: EditLog;
  /** What undo and redo have said. */
  readonly told: EditOutcome['is'][];
  give(input: Input): void;
}

export function editedCafe(cafe: Simulation): EditedCafe {
  const told: EditOutcome['is'][] = [];
  const give = (input: Input): void => edited.edits.record(input, () => edited.cafe.give(input));
  const edits = new EditLog({ cafe: () => edited.cafe, give, tell: ({ is }) => void told.push(is) });
  const edited: EditedCafe = { cafe, edits, told, give };
  return edited;
}
