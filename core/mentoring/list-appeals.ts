import { sql } from 'kysely';
import type { NoShowAppealBody } from '#contract/mentoring/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findAppeals, presentAppeal } from './find-appeals.ts';

const most = 100;

/** Appeals that wait, the first before; then those decided last. */
export function listAppeals(core: Core, administrator: Member): Promise<{ appeals: NoShowAppealBody[] }> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await findAppeals(tx)
      .orderBy(sql`appeal.outcome = ''`, 'desc')
      .orderBy(sql`case when appeal.outcome = '' then appeal.appealed_at end`)
      .orderBy('appeal.decided_at', 'desc')
      .limit(most)
      .execute();
    await noteAction(tx, administrator, { action: 'noShowAppeals.listed' });
    return { appeals: rows.map((row) => presentAppeal(row, administrator)) };
  });
}
