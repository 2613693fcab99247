import { sql } from 'kysely';
import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { GuardianMentoringBody } from '#contract/young-mentees/guardian-calls.ts';
import type { YoungKind, YoungRequestState } from '#contract/young-mentees/limits.ts';
import { byBrowser } from '../codes/asked-by.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { endWarningsOf, warningsOf } from '../mentoring/warnings-of.ts';
import { findGuardianPlans } from './find-guardian-plans.ts';
import { findGuardianSessions } from './find-guardian-sessions.ts';
import { findPictures, presentPictures } from './find-pictures.ts';
import { findRequests } from './get-young-request.ts';
import { hasLiveYes } from './is-pair-open.ts';
import { findSwitch } from './require-open.ts';

export type GuardianLink = { id: string; secret: string; browser: string };

/** Whether the guardian has entered a code in this browser within the last hour. */
export async function isReading({ db }: Pick<Core, 'db'>, { id, browser }: GuardianLink): Promise<boolean> {
  if (browser === '') return false;
  const visit = await db
    .selectFrom('guardian_visits')
    .select('id')
    .where('guardian_id', '=', id)
    .where('asked_by', '=', byBrowser(browser))
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return visit !== undefined;
}

/**
 * Mentoring as the guardian reads it. Words are shown behind link and code alone, to a guardian who agreed to the account.
 * The link ends on the 18th birthday, and the reading with it.
 * @throws Refusal `guardian_request_not_found`
 */
export async function getGuardianMentoring(core: Core, link: GuardianLink): Promise<GuardianMentoringBody> {
  const guardian = await requireRequest(core, link);
  const isGuardian = guardian.confirmed === true;
  const reads = isGuardian && (await isReading(core, link));
  const [isOn, { hasYes, hasLive }, rows] = await Promise.all([
    findSwitch(core.db),
    findYeses(core, guardian.account_id, link.id),
    findRequests(core)
      .leftJoin('written_reviews as review', 'review.id', 'one.review_id')
      .select(['review.state as review_state', 'review.answer', 'review.answered_at', 'review.question_back'])
      .select(['review.asked_back_at', 'review.answer_back', 'review.answered_back_at'])
      .select(['review.words as end_words', 'review.ended_by as review_ended_by'])
      .where('one.mentee_id', '=', guardian.account_id)
      // Those that wait for the guardian stand first, and are not left out.
      .orderBy(sql`one.state = 'with_guardian'`, 'desc')
      .orderBy('one.asked_at', 'desc')
      .limit(50)
      .execute(),
  ]);
  const pictures = reads
    ? await findPictures(
        core.db,
        rows.map(({ id }) => id),
      )
    : [];
  const sessions = reads
    ? await findGuardianSessions(core.db, guardian.account_id)
    : new Map<string, never>();
  const plans = reads ? await findGuardianPlans(core.db, guardian.account_id) : new Map<string, never>();
  const text = (words: string | null, at: Date | null) =>
    at && { text: words ?? '', at: isoDate(at), warnings: warningsOf(words ?? '') };
  return {
    memberName: guardian.member_name,
    isOn,
    isGuardian,
    hasYes: isGuardian && hasYes,
    hasLive: isGuardian && hasLive,
    isReading: reads,
    waiting: isGuardian ? rows.filter(({ state }) => state === 'with_guardian').length : 0,
    requests: !reads
      ? []
      : rows.map((one) => ({
          id: one.id,
          state: one.state as YoungRequestState,
          kind: one.kind as YoungKind,
          locationKind: one.location_kind,
          reviewState: one.review_state ?? '',
          mentorName: one.mentor_name ?? '',
          work: one.work as ReviewedWork | '',
          topic: one.topic,
          question: one.question,
          links: one.links,
          ...presentPictures(pictures, one.id),
          askedAt: isoDate(one.asked_at),
          dueAt: isoDateOrEmpty(one.state === 'agreed' ? one.send_until : one.due_at),
          answer: text(one.answer, one.answered_at),
          questionBack: text(one.question_back, one.asked_back_at),
          answerBack: text(one.answer_back, one.answered_back_at),
          endWords: one.end_words ?? '',
          endWarnings: endWarningsOf({ words: one.end_words, ended_by: one.review_ended_by }, 'mentee'),
          session: sessions.get(one.session_id ?? '') ?? null,
          plan: one.plan as MentorshipPlan | null,
          mentorship: (one.kind === 'plan' && plans.get(one.mentorship_id ?? '')) || null,
        })),
  };
}

async function findYeses({ db }: Core, accountId: string, guardianId: string) {
  const found = await db
    .selectFrom('guardian_mentoring')
    .select(hasLiveYes(sql.ref('guardian_mentoring.account_id')).as('has_live'))
    .where('account_id', '=', accountId)
    .where('guardian_id', '=', guardianId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return { hasYes: found !== undefined, hasLive: found?.has_live ?? false };
}
