import { sql } from 'kysely';
import { mentorLimits } from '#contract/mentors/limits.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { MentorRow } from '../row.ts';
import { endStillAsked } from './end-still-asked.ts';
import { holdMentor } from './hold-mentor.ts';
import { settleMentor } from './settle-mentor.ts';

/**
 * An upheld case of asking for money closes the page of each mentor who is responsible, for twelve months, and ends what is
 * ahead.
 */
export async function barForMoney(tx: Tx, caseId: string): Promise<void> {
  for (const mentorId of await findJudged(tx, caseId, sql`outcome <> 'nothing' and not is_lifted`)) {
    const row = await holdMentor(tx, mentorId);
    if (!row) continue;
    await sql`
      update mentors set barred_until = now() + make_interval(months => ${mentorLimits.barredMonths})
      where account_id = ${mentorId}`.execute(tx);
    if (row.state === 'removed') continue;
    if (row.state !== 'closed') await close(tx, row);
    // Agreed sessions go on after a mentor has closed the page. They end here.
    await record(tx, { name: 'mentors.barred', accountId: null, subject: { mentorId } });
  }
}

async function close(tx: Tx, row: MentorRow): Promise<void> {
  const { account_id: mentorId } = row;
  await endStillAsked(tx, mentorId);
  await tx
    .updateTable('mentors')
    .set({ state: 'closed', pause: '', paused_until: null, asked_at: null })
    .where('account_id', '=', mentorId)
    .execute();
  await settleMentor(tx, { ...row, state: 'closed' });
}

/** A successful appeal: the page stays closed until the mentor opens it. */
export async function liftBar(tx: Tx, caseId: string): Promise<void> {
  for (const mentorId of await findJudged(tx, caseId, sql`is_lifted`))
    await tx.updateTable('mentors').set({ barred_until: null }).where('account_id', '=', mentorId).execute();
}

/** The mentors who are responsible for what a case about money reported, in the order in which they are held. */
async function findJudged(tx: Tx, caseId: string, upheld: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select mentors.account_id from cases
    join case_people on case_people.case_id = cases.id and is_judged
    join mentors on mentors.account_id = case_people.account_id
    where cases.id = ${caseId} and cases.state = 'decided' and ${upheld} and exists (
      select from case_reports where case_reports.case_id = cases.id and concern = 'money'
    ) order by mentors.account_id`.execute(tx);
  return rows.map((row) => row.account_id);
}
