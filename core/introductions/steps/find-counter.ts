import { sql } from 'kysely';
import type { IntroductionPurpose } from '#contract/collected.ts';
import { deadlineOf } from '#contract/introductions/deadline-of.ts';
import { blockedBetween } from '../../blocks/is-blocked-between.ts';
import { isTimeOver } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import type { IntroductionAsk } from '../../ground/introduction-purpose.ts';

/**
 * The waiting request of the other side for the same purpose, which a held ask accepts. A member who asks a project asks its
 * owners, and an owner who shows a project asks for it. One whose time is over counts as lapsed, before a job has ended it.
 * A block may stand between the two since a moment.
 * @throws Refusal `general_unavailable` when a downtime has not been given back yet
 */
export async function findCounter(
  tx: Tx,
  purpose: IntroductionPurpose,
  { askerId, to, shown }: IntroductionAsk,
): Promise<string | null> {
  const ofOther =
    to.kind === 'member'
      ? sql<boolean>`asker_id = ${to.accountId} and (asked_id = ${askerId} or project_id = ${shown.projectId})`
      : sql<boolean>`asker_id = any(${[...to.ownerIds]}::text[]) and asked_id = ${askerId} and shown_project_id = ${to.projectId}`;
  const { rows } = await sql<{ id: string }>`
    select id from introductions where state = 'asked' and purpose = ${purpose} and ${ofOther}
      and not ${blockedBetween(sql.ref('asker_id'), askerId)}
    order by asked_at limit 1`.execute(tx);
  const id = rows[0]?.id;
  return id !== undefined && !(await isTimeOver(tx, deadlineOf(purpose), id)) ? id : null;
}
