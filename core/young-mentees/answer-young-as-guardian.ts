import { sql } from 'kysely';
import type { GuardianMentoringBody } from '#contract/young-mentees/guardian-calls.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { now } from '#db/now.ts';
import { readNumber } from '#rules/mentoring/meeting-location.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { type GuardianLink, getGuardianMentoring, isReading } from './get-guardian-mentoring.ts';
import { requireSwitchedOn } from './require-open.ts';
import { subjectOf } from './row.ts';
import { holdRequest } from './steps/hold-request.ts';
import { requirePair } from './steps/require-pair.ts';

/** `phone`: the guardian’s own number, for a call. */
type Answer = GuardianLink & { youngId: string; confirmed: boolean; phone?: string };

/**
 * The guardian says yes or no to a request that they have read. After a yes the mentee sends it within 14 days; after a no
 * the mentor never learns of it. The same answer again changes nothing.
 * @throws Refusal `guardian_request_not_found`, `young_visit_missing`, `young_request_unknown`, `mentoring_moved`,
 * `mentoring_late`, `young_phone`; each of `requirePair`; the refusals by age
 */
export async function answerYoungAsGuardian(
  core: Core,
  { youngId, confirmed, phone = '', ...link }: Answer,
): Promise<GuardianMentoringBody> {
  const { account_id: menteeId, confirmed: isGuardian } = await requireRequest(core, link);
  if (!isGuardian || !(await isReading(core, link))) throw new Refusal('young_visit_missing');
  const number = readNumber(phone);
  await core.db.transaction().execute(async (tx) => {
    const one = await holdRequest(tx, youngId);
    if (one?.mentee_id !== menteeId) throw new Refusal('young_request_unknown');
    if (one.state === (confirmed ? 'agreed' : 'refused')) return;
    if (one.state === 'lapsed') throw new Refusal('mentoring_late');
    if (one.state !== 'with_guardian') throw new Refusal('mentoring_moved');
    if (confirmed) {
      const standing = await holdStanding(tx, menteeId);
      if (!standing) throw new Refusal('guardian_request_not_found');
      await requireSwitchedOn(tx, standing);
      if (one.location_kind === 'phone') await requireGuardianPhone(tx, menteeId, number);
      await requirePair(tx, menteeId, one.mentor_id, one.location_kind);
    }
    if (!(await meetDeadline(tx, 'guardian_mentoring_answer', one.id))) throw new Refusal('mentoring_late');
    await tx
      .updateTable('young_requests')
      .set(
        confirmed
          ? {
              state: 'agreed',
              agreed_at: now,
              guardian_phone: one.location_kind === 'phone' ? (number ?? '') : '',
              send_until: sql<Date>`now() + make_interval(days => ${limits.sendDays})`,
            }
          : { state: 'refused', ended_at: now },
      )
      .where('id', '=', one.id)
      .execute();
    await record(tx, {
      name: 'youngMentees.answered',
      accountId: null,
      subject: { ...subjectOf(one), agreed: confirmed },
    });
  });
  return getGuardianMentoring(core, link);
}

/**
 * The number of the member is never given to a mentor.
 * @throws Refusal `young_phone`
 */
async function requireGuardianPhone(tx: Tx, menteeId: string, number: string | null): Promise<void> {
  const own = await tx
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .select(['accounts.phone', 'profiles.phone as profile_phone'])
    .where('accounts.id', '=', menteeId)
    .executeTakeFirst();
  const digits = number?.slice(1) ?? '';
  const isOwn = [own?.phone, own?.profile_phone].some((one) => {
    const theirs = (one ?? '').replace(/\D/g, '').replace(/^0+/, '');
    return theirs !== '' && digits.endsWith(theirs);
  });
  if (number === null || isOwn) throw new Refusal('young_phone', { param: 'phone' });
}
