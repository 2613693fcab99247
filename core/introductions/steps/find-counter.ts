import { sql } from 'kysely';
import { blockedBetween } from '../../blocks/is-blocked-between.ts';
import type { Tx } from '../../ground/events.ts';
import type { IntroductionAsk } from '../../ground/introduction-purpose.ts';

/**
 * The waiting request of the other side for the same purpose, which a held ask accepts. A member who asks a project asks its
 * owners, and an owner who shows a project asks for it. A block may stand between the two since a moment.
 */
export async function findCounter(
  tx: Tx,
  purpose: string,
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
  return rows[0]?.id ?? null;
}
