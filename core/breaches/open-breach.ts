import { operator } from '../administration/operator.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { newNumber } from '../rights/new-number.ts';
import { draftReports } from './steps/draft-reports.ts';

export type Opened = { happened: string; from: Date; until: Date; done: string; advice: string };

/** Opens a breach, and drafts the reports to the authorities that are told in any case. */
export async function openBreach(core: Core, said: Opened): Promise<{ number: string; id: string }> {
  return core.db.transaction().execute(async (tx) => {
    const [id, number] = [newId(), newNumber('B')];
    await tx
      .insertInto('breaches')
      .values({
        id,
        number,
        happened: said.happened,
        happened_from: said.from,
        happened_until: said.until,
        done: said.done,
        advice: said.advice,
      })
      .execute();
    await draftReports(tx, core, id);
    await noteAction(tx, operator, { action: 'breach.opened', subjectId: id, detail: number });
    return { number, id };
  });
}
