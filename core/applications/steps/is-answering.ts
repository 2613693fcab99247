import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

const decisions = sql`('application_first_decision', 'application_later_decision')`;

/**
 * Whether an applicant waits for an answer of a project, or has a pending decline. With `since` only those who waited then
 * count: an answer that was taken back is none.
 */
export async function isAnswering(tx: Tx, projectId: string, since: Date | null): Promise<boolean> {
  const waited = since
    ? sql`(began_at <= ${since} or exists (
        select from clocks as before where before.subject_id = clocks.subject_id and before.kind = clocks.kind
          and before.state = 'released' and before.began_at <= ${since} and before.ended_at > ${since}
      ))`
    : sql`true`;
  const { rows } = await sql<{ is_answering: boolean }>`select
    exists (
      select from clocks where project_id = ${projectId} and ended_at is null and kind in ${decisions} and ${waited}
    ) or exists (
      select from applications where project_id = ${projectId} and ended_at is null and decline_at is not null
    ) as is_answering`.execute(tx);
  return rows[0]?.is_answering === true;
}
