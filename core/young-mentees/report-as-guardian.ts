import { type Concern, reportLimits } from '#contract/cases/report-limits.ts';
import type { GuardianMentoringBody } from '#contract/young-mentees/guardian-calls.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { beginWith } from '../cases/begin-with.ts';
import { requireWords } from '../cases/require-words.ts';
import { joinCase, type Reported } from '../cases/steps/join-case.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { sideId } from '../mentoring/side-id.ts';
import { type GuardianLink, getGuardianMentoring, isReading } from './get-guardian-mentoring.ts';

type Said = GuardianLink & { youngId: string; concern: Concern; words: string };

const perDay = { max: reportLimits.perMailboxADay, seconds: 86_400 };

/**
 * The guardian reports the mentor of a request that they have read: the review, session or plan with every word of it, or the mentor’s
 * page while nothing is sent. The code has proven the address to which our answer goes. A repeated report while the case is
 * open is the first one.
 * @throws Refusal `guardian_request_not_found`, `young_visit_missing`, `young_request_unknown`, `report_words_missing`, `report_concern_unfit`,
 * `reports_too_many`, `reported_unknown`
 */
export async function reportAsGuardian(
  core: Core,
  { youngId, concern, words, ...link }: Said,
): Promise<GuardianMentoringBody> {
  requireWords({ reportedKind: 'mentor_page', concern, words });
  const guardian = await requireRequest(core, link);
  if (!guardian.confirmed || !(await isReading(core, link))) throw new Refusal('young_visit_missing');
  const { account_id: menteeId, email } = guardian;
  const reported = await findReported(core, menteeId, youngId);
  const mailbox = mailboxOf(email);
  if ((await tally(core, `reports:${mailbox}`, perDay)).isOver) throw new Refusal('reports_too_many');
  const said = { id: newId(), concern, words, by: { email, mailbox } };
  await beginWith(core, reported, (beginning) =>
    core.db.transaction().execute(async (tx) => {
      if (!(await holdAccount(tx, menteeId))) throw new Refusal('guardian_request_not_found');
      return joinCase(tx, reported, said, beginning);
    }),
  );
  return getGuardianMentoring(core, link);
}

async function findReported({ db }: Core, menteeId: string, youngId: string): Promise<Reported> {
  const one = await db
    .selectFrom('young_requests')
    .select(['mentor_id', 'review_id', 'session_id', 'mentorship_id'])
    .where('id', '=', youngId)
    .where('mentee_id', '=', menteeId)
    .executeTakeFirst();
  if (!one?.mentor_id) throw new Refusal('young_request_unknown');
  if (one.review_id !== null) return { kind: 'written_review', id: sideId(one.review_id, 'mentor') };
  // A session of a plan names both.
  if (one.session_id !== null) return { kind: 'mentoring_session', id: sideId(one.session_id, 'mentor') };
  if (one.mentorship_id !== null) return { kind: 'mentorship', id: sideId(one.mentorship_id, 'mentor') };
  return { kind: 'mentor_page', id: one.mentor_id };
}
