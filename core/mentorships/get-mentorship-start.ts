import { type MentorshipBar, mentorshipBars } from '#contract/mentorships/limits.ts';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { otherSide } from '#rules/mentoring/session-states.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { accountOn, sideOf } from '../mentoring/row.ts';
import { ofPair } from '../mentoring/session-scopes.ts';
import { rowOf } from '../mentors/row.ts';
import { namesShown, presentNamed } from '../people/names-shown.ts';
import { requireProposable } from './steps/require-proposable.ts';

/**
 * Whether the member can propose a mentorship to the other side of a session, and the values with which the plan begins.
 * @throws Refusal `mentoring_unknown`
 */
export async function getMentorshipStart({ db }: Core, member: Member, sessionId: string) {
  const session = await db
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id', 'topic', 'minutes', 'location_kind'])
    .where('id', '=', sessionId)
    .where('is_young', '=', false)
    .executeTakeFirst();
  const side = session && sideOf(session, member.id);
  if (!session || !side) throw new Refusal('mentoring_unknown');
  const otherId = accountOn(session, otherSide(side));
  const { mentor_id: mentorId, mentee_id: menteeId } = session;
  const bar = await barOf(db, member, { mentorId, menteeId, side });
  return {
    side,
    topic: session.topic,
    person: await personOf(db, member, otherId),
    ...bar,
    mentorshipId: mentorId && menteeId ? await latestOf(db, mentorId, menteeId) : '',
    plan: await firstPlan(db, session),
  };
}

type Pair = { mentorId: string | null; menteeId: string | null; side: 'mentor' | 'mentee' };

/** The refusal that a proposal would get. */
async function barOf(db: Core['db'], member: Member, { mentorId, menteeId, side }: Pair) {
  if (mentorId === null || menteeId === null) return { bar: 'mentoring_not_available', on: '' } as const;
  try {
    await db.transaction().execute((tx) => requireProposable(tx, member, { mentorId, menteeId, side }));
    return { bar: '', on: '' } as const;
  } catch (error) {
    const bar = error instanceof Refusal && mentorshipBars.find((one) => one === error.code);
    if (!bar) throw error;
    return { bar: bar as MentorshipBar, on: (error as Refusal).values.on ?? '' };
  }
}

async function personOf(db: Core['db'], member: Member, otherId: string | null) {
  const row =
    otherId === null
      ? undefined
      : await db
          .selectFrom(namesShown(db, member).as('named'))
          .leftJoin('people', 'people.account_id', 'named.id')
          .leftJoin('handles', (join) =>
            join.onRef('handles.account_id', '=', 'named.id').on('handles.is_current', '=', true),
          )
          .select(['named.id', 'named.is_named', 'named.name', 'named.avatar_id', 'handles.handle'])
          .select('people.listed')
          .where('named.id', '=', otherId)
          .executeTakeFirst();
  if (!row) return { id: '', handle: '', name: '', avatarId: '' };
  return { ...presentNamed(row), handle: row.listed ? (row.handle ?? '') : '' };
}

async function latestOf(db: Core['db'], mentorId: string, menteeId: string): Promise<string> {
  const latest = await db
    .selectFrom('mentorships')
    .select('id')
    .where(ofPair(mentorId, menteeId))
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.id ?? '';
}

type First = { mentor_id: string | null; minutes: number; location_kind: string };

/** The rhythm is that of the mentor's page, the length and the way to meet are those of the session. */
async function firstPlan(db: Core['db'], session: First): Promise<MentorshipPlan> {
  const stored = await db
    .selectFrom('mentors')
    .selectAll()
    .where('account_id', '=', session.mentor_id ?? '')
    .executeTakeFirst();
  const offered = stored && rowOf(stored).said.mentorship;
  return {
    goals: [],
    weeks: offered?.weeks ?? limits.weeks.usual,
    everyWeeks: offered?.everyWeeks ?? 2,
    minutes: session.minutes,
    locationKind: (session.location_kind || 'link') as MentorshipPlan['locationKind'],
    answerDays: limits.answerDays.usual,
  };
}
