import { sql } from 'kysely';
import type { OwnMentorBody } from '#contract/mentors/calls.ts';
import { askTextReview } from '../administration/steps/ask-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findBar } from '../verifications/find-bar.ts';
import { findGrounds, lacksOf } from './find-lacks.ts';
import { findingsIn } from './screened.ts';
import { showOwn } from './show-own.ts';
import { requireMentor } from './steps/require-mentor.ts';
import { setOpen } from './steps/set-open.ts';
import { reviewsOfMentors } from './text-reviews.ts';

/** After these pauses no request may wait when the page opens again. */
const answerFirst = ['mark', 'profile', 'lapses'];

/**
 * Opens the member's page, at first or again. A first text that screening holds opens when an administrator approves it.
 * @throws Refusal `mentor_unknown`, `mentor_removed`, `mentor_barred`, `mentor_incomplete`, `mentor_requests_wait`
 */
export async function openMentor(core: Core, member: Member): Promise<OwnMentorBody> {
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const row = await requireMentor(tx, member.id);
    if (row.state === 'open') return showOwn(tx, member.id);
    if (row.state === 'removed' || row.pause === 'case') throw new Refusal('mentor_removed');
    const barred = (await isAhead(tx, row.barred_until)) ? row.barred_until : await findBar(tx, member.id);
    if (barred) throw new Refusal('mentor_barred', { on: isoDate(barred).slice(0, 10) });
    const [lack] = lacksOf(await findGrounds(tx, member.id), row);
    if (lack) throw new Refusal('mentor_incomplete', { param: lack });
    if (answerFirst.includes(row.pause) && (await areRequestsWaiting(tx, member.id)))
      throw new Refusal('mentor_requests_wait');
    const findings = row.opened_at ? [] : findingsIn(row.said, null);
    if (findings.length > 0) await askTextReview(tx, reviewsOfMentors, member.id, { findings, opens: true });
    else await setOpen(tx, row, member.id);
    return showOwn(tx, member.id);
  });
}

async function isAhead(tx: Tx, moment: Date | null): Promise<boolean> {
  if (!moment) return false;
  const { rows } = await sql<{ is: boolean }>`select ${moment}::timestamptz > now() as is`.execute(tx);
  return rows[0]?.is === true;
}

/** Requests are deadlines of a later module: only their kind is known here. */
async function areRequestsWaiting(tx: Tx, mentorId: string): Promise<boolean> {
  const { rows } = await sql`
    select from clocks
    where owed_by = ${mentorId} and kind = 'mentoring_answer' and ended_at is null limit 1`.execute(tx);
  return rows.length > 0;
}
