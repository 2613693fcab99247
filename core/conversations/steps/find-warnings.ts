import { sql } from 'kysely';
import { type MessageWarning, messageWarnings } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { screenText } from '../../screening/screen-text.ts';
import type { HeldConversation } from './hold-conversation.ts';

/**
 * The receiver's warnings about a text that asks for money or leads off the site, if its author can give work: as an owner
 * to whose project they applied, or in the team of a published project, unless the two share a team.
 */
export async function findWarnings(
  tx: Tx,
  authorId: string,
  { kind, otherId }: Pick<HeldConversation, 'kind' | 'otherId'>,
  text: string,
): Promise<MessageWarning[]> {
  if (kind === 'team' || otherId === null || text === '') return [];
  const reasons = new Set<string>(screenText(text).map(({ reason }) => reason));
  const warnings = messageWarnings.filter((one) => reasons.has(one));
  if (warnings.length === 0) return [];
  return kind !== 'direct' || (await givesWorkTo(tx, authorId, otherId)) ? warnings : [];
}

async function givesWorkTo(tx: Tx, authorId: string, receiverId: string): Promise<boolean> {
  const { rows } = await sql`
    select from project_members as giver join projects on projects.id = giver.project_id
    where giver.account_id = ${authorId} and projects.state = 'published' and not exists (
      select from project_members as one join project_members as other on other.project_id = one.project_id
      where one.account_id = ${authorId} and other.account_id = ${receiverId}
    ) limit 1`.execute(tx);
  return rows.length > 0;
}
