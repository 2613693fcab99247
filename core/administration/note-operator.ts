import type { DeskAction } from '#contract/collected.ts';
import type { Core } from '../ground/core.ts';
import { operator } from './operator.ts';
import { noteAction } from './steps/note-action.ts';

/** Logs a command of the operator whose verbs log nothing themselves, before it begins. */
export function noteOperator(
  core: Core,
  done: { action: DeskAction; subjectId?: string; detail?: string },
): Promise<void> {
  return core.db.transaction().execute((tx) => noteAction(tx, operator, done));
}
