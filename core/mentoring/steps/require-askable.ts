import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import type { Seer } from '../../ground/may-see.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type MentorRow, rowOf } from '../../mentors/row.ts';
import { isPersonSeenBy } from '../../people/policy.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';
import { requireNoRest } from './require-no-rest.ts';

type Asking = Extract<Seer, { kind: 'member' }>;
type Kind = 'session' | 'review' | 'mentorship' | null;
type Asked = { mentor: MentorRow; isMarked: boolean };

/**
 * The page of a mentor whom the member may ask for something new of this kind; `null` for what was offered before.
 * @throws Refusal each of `requireOpenPage` and `requireNoRest`
 */
export async function requireAskable(tx: Tx, member: Asking, mentorId: string, kind: Kind): Promise<Asked> {
  const asked = await requireOpenPage(tx, member, mentorId, kind);
  await requireNoRest(tx, { mentorId, menteeId: member.id });
  return asked;
}

/**
 * The open page of a mentor whom the member may see, and which is for them.
 * @throws Refusal `mentoring_mentor_unknown`, `mentoring_own_page`, `mentoring_not_open`, `mentoring_marks_only`
 */
export async function requireOpenPage(tx: Tx, member: Asking, mentorId: string, kind: Kind): Promise<Asked> {
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
