import { sql } from 'kysely';
import { openMentorshipStates } from '#rules/mentorships/states.ts';
import { goingStates } from '#rules/written-reviews/review-states.ts';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { ofPair } from '../mentoring/session-scopes.ts';
import { releaseSession, releaseSessions } from '../mentoring/steps/release-sessions.ts';
import { releaseMentorships } from '../mentorships/steps/release-mentorships.ts';
import { releaseReviews } from '../written-reviews/steps/release-reviews.ts';
import { isPairOpen } from './is-pair-open.ts';
import { endRequest } from './steps/end-request.ts';
import { holdRequest } from './steps/hold-request.ts';

const isClosed = sql<boolean>`not ${isPairOpen(sql.ref('mentee_id'), sql.ref('mentor_id'))}`;
/** The same with the second yes, in a statement over what has a way to meet. */
const byLive = sql<boolean>`(location_kind in ('link', 'phone'))`;
const isClosedToLive = sql<boolean>`not ${isPairOpen(sql.ref('mentee_id'), sql.ref('mentor_id'), byLive)}`;

const isMinor = sql<boolean>`exists (
  select from standings where account_id = mentee_id and standings.adult_at > now()
)`;

/** All pairs, or those of one account. */
type Of = { menteeId?: string; mentorId?: string };

/**
 * Ends everything ahead of pairs that are no longer open: the switch is off, a yes was withdrawn, the mentor is not open to
 * members under 18, or one side is away. Links and calls end without the second yes, while what is written goes on. Reviews,
 * plans and sessions of members who are 18 by now go on. Runs each minute, and after each such end for the pairs of the account
 * whose end it is.
 */
export async function releaseClosed({ db }: Pick<Core, 'db'>, of: Of = {}): Promise<number> {
  const isTheirs = sql<boolean>`mentee_id = coalesce(${of.menteeId ?? null}::text, mentee_id)
    and mentor_id is not distinct from coalesce(${of.mentorId ?? null}::text, mentor_id)`;
  const requests = await db
    .selectFrom('young_requests')
    .select('id')
    .where('state', 'in', ['with_guardian', 'agreed'])
    .where(isTheirs)
    .where(isClosedToLive)
    .orderBy('id')
    .execute();
  const reviews = await db
    .selectFrom('written_reviews')
    .select('id')
    .where('is_young', '=', true)
    .where('state', 'in', goingStates)
    .where(isTheirs)
    .where(isMinor)
    .where(isClosed)
    .orderBy('id')
    .execute();
  const ahead = db
    .selectFrom('mentoring_sessions')
    .where('is_young', '=', true)
    .where(sql<boolean>`(state = 'asked' or state = 'confirmed' and starts_at > now())`)
    .where(isTheirs)
    .where(isMinor);
  const sessions = await ahead.select(['mentor_id', 'mentee_id']).distinct().where(isClosed).execute();
  const live = await ahead.select('id').where(byLive).where(isClosedToLive).orderBy('id').execute();
  const plans = await db
    .selectFrom('mentorships')
    .select('id')
    .where('is_young', '=', true)
    .where('state', 'in', openMentorshipStates)
    .where(isTheirs)
    .where(isMinor)
    .where(isClosed)
    .orderBy('id')
    .execute();
  const endOne = ({ id }: { id: string }) =>
    db.transaction().execute(async (tx) => {
      const one = await holdRequest(tx, id);
      if (one?.state === 'with_guardian' || one?.state === 'agreed') await endRequest(tx, one, 'released');
    });
  const release = ({ id }: { id: string }) =>
    db
      .transaction()
      .execute((tx) =>
        releaseReviews(tx, { where: sql<boolean>`id = ${id}`, states: goingStates, causedBy: null }),
      );
  const releasePair = ({ mentor_id: mentorId, mentee_id: menteeId }: (typeof sessions)[number]) =>
    db.transaction().execute((tx) =>
      releaseSessions(tx, {
        where: ofPair(mentorId ?? '', menteeId ?? ''),
        sessions: true,
        causedBy: null,
      }),
    );
  const releasePlan = ({ id }: { id: string }) =>
    db
      .transaction()
      .execute((tx) =>
        releaseMentorships(tx, { where: sql<boolean>`id = ${id}`, sessions: true, causedBy: null }),
      );
  const releaseLive = ({ id }: { id: string }) =>
    db.transaction().execute((tx) => releaseSession(tx, id, { sessions: true, causedBy: null }));
  const ends = [
    ...plans.map((one) => () => releasePlan(one)),
    ...requests.map((one) => () => endOne(one)),
    ...reviews.map((one) => () => release(one)),
    ...sessions.map((one) => () => releasePair(one)),
    ...live.map((one) => () => releaseLive(one)),
  ];
  await tryEach<() => Promise<unknown>>(ends, (end) => end(), { failed: 'requests under 18 did not end.' });
  return requests.length + reviews.length + sessions.length + live.length + plans.length;
}
