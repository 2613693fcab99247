import { sql } from 'kysely';
import type { GuardianMentoringBody } from '#contract/young-mentees/guardian-calls.ts';
import { now } from '#db/now.ts';
import { recordConsent } from '../consents/steps/record-consent.ts';
import type { Reading } from '../consents/words-read.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { answerAYes } from './answer-a-yes.ts';
import type { GuardianLink } from './get-guardian-mentoring.ts';
import { requireSwitchedOn } from './require-open.ts';
import { endLiveYes } from './steps/end-live-yes.ts';

/**
 * The guardian agrees to written mentoring, in a browser in which they have entered a code, or ends it by the link alone:
 * then everything ahead is cancelled, and live sessions end with it. The same answer again changes nothing.
 * @throws Refusal `guardian_request_not_found`, `young_visit_missing`, `guardian_awaited`; the refusals by age
 */
export function setGuardianYes(
  core: Core,
  answer: GuardianLink & Reading & { confirmed: boolean },
): Promise<GuardianMentoringBody> {
  return answerAYes(core, answer, { give, withdraw });
}

async function give(
  tx: Tx,
  accountId: string,
  { guardianId, language }: Reading & { guardianId: string },
): Promise<void> {
  const standing = await holdStanding(tx, accountId);
  const guardian = await tx
    .selectFrom('guardians')
    .select('confirmed')
    .where('id', '=', guardianId)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();
  if (!standing || !guardian) throw new Refusal('guardian_request_not_found');
  if (!guardian.confirmed || standing.age === 'waiting') throw new Refusal('guardian_awaited');
  await requireSwitchedOn(tx, standing);
  const given = await tx
    .insertInto('guardian_mentoring')
    .values({ account_id: accountId, guardian_id: guardianId })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ guardian_id: guardianId, agreed_at: now, withdrawn_at: null })
        .where(
          sql<boolean>`guardian_mentoring.withdrawn_at is not null or guardian_mentoring.guardian_id <> ${guardianId}`,
        ),
    )
    .returning('account_id')
    .executeTakeFirst();
  if (!given) return;
  // The second yes does not come back with the first.
  await endLiveYes(tx, accountId, { language });
  await recordConsent(tx, { accountId, document: 'guardian_mentoring', given: true, language });
  await record(tx, { name: 'youngMentees.yesChanged', accountId, subject: { isGiven: true } });
}

async function withdraw(tx: Tx, accountId: string, { language }: Reading): Promise<void> {
  const withdrawn = await tx
    .updateTable('guardian_mentoring')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  await endLiveYes(tx, accountId, { language });
  if (!withdrawn) return;
  await recordConsent(tx, { accountId, document: 'guardian_mentoring', given: false, language });
  await record(tx, { name: 'youngMentees.yesChanged', accountId, subject: { isGiven: false } });
}
