import { sql } from 'kysely';
import { operator } from '../administration/operator.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Core } from '../ground/core.ts';
import { addJobsSpread } from '../ground/jobs.ts';
import { requireBreach } from './breach-row.ts';
import { holdBreach } from './steps/hold-breach.ts';

/** Emails a second. Codes that are asked for meanwhile leave between them. */
const perSecond = 50;

/**
 * Posts the email to each person who has not got it, and to guardians. No cap of a mailbox and no quiet hours hold it. Called
 * again it posts those to the people who were found since, or of
 * whom more was found.
 * @throws Refusal `breach_unknown`
 */
export async function mailAffected(core: Core, number: string): Promise<{ posted: number; minutes: number }> {
  const { id } = await requireBreach(core, number);
  return core.db.transaction().execute(async (tx) => {
    await holdBreach(tx, id);
    await sql`create temporary table mailed_people on commit drop as select id, guardian from breach_affected
      where breach_id = ${id} and mailed_at is null and address <> ''`.execute(tx);
    await sql`update breach_affected set mailed_at = now() from mailed_people
      where mailed_people.id = breach_affected.id`.execute(tx);
    const payloads = sql`
      select jsonb_build_object(
        'letter', 'breach-notice', 'affectedId', id::text, 'recipient', recipient, 'cause', 'breach'
      ) from (
        select id, 'person' as recipient from mailed_people
        union all select id, 'guardian' from mailed_people where guardian <> ''
      ) as letter order by id`;
    const posted = await addJobsSpread(tx, { task: 'send-letter', payloads, perSecond });
    if (posted > 0)
      await tx.updateTable('breaches').set({ mailed_at: sql<Date>`now()` }).where('id', '=', id).execute();
    await noteAction(tx, operator, { action: 'breach.mailed', subjectId: id, detail: String(posted) });
    return { posted, minutes: Math.ceil(posted / perSecond / 60) };
  });
}
