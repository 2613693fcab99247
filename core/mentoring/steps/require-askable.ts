import { type SqlBool, sql } from 'kysely';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type MentorRow, rowOf } from '../../mentors/row.ts';
import { isPersonSeenBy } from '../../people/policy.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';

/**
 * The page of a mentor whom the member may see and ask for something of this kind; `null` for what was offered before.
 * @throws Refusal `mentoring_mentor_unknown`, `mentoring_own_page`, `mentoring_not_open`, `mentoring_marks_only`
 */
export async function requireAskable(
  tx: Tx,
  member: Member,
  mentorId: string,
  kind: 'session' | 'review' | 'mentorship' | null,
): Promise<{ mentor: MentorRow; isMarked: boolean }> {
  const row = await tx
    .selectFrom('mentors')
    .innerJoin('people', 'people.account_id', 'mentors.account_id')
    .selectAll('mentors')
    .select(sql<boolean>`${isVerified(sql<string>`${member.id}`)}`.as('is_marked'))
    .where('mentors.account_id', '=', mentorId)
    .where((page) => page.or([sql<SqlBool>`mentors.account_id = ${member.id}`, isPersonSeenBy(member)]))
    .executeTakeFirst();
  if (!row) throw new Refusal('mentoring_mentor_unknown');
  if (mentorId === member.id) throw new Refusal('mentoring_own_page');
  const { is_marked: isMarked, ...stored } = row;
  const mentor = rowOf(stored);
  const isOffered = kind === null || mentor.said[kind];
  if (mentor.state !== 'open' || !isOffered) throw new Refusal('mentoring_not_open');
  if (mentor.said.whoMayAsk === 'marked' && !isMarked) throw new Refusal('mentoring_marks_only');
  return { mentor, isMarked };
}
