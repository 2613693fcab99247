import { sql } from 'kysely';
import type { GuardianMentoringBody } from '#contract/young-mentees/guardian-calls.ts';
import { liveStatementVersion } from '#contract/young-mentees/limits.ts';
import { now } from '#db/now.ts';
import { recordConsent } from '../consents/steps/record-consent.ts';
import type { Reading } from '../consents/words-read.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { answerAYes } from './answer-a-yes.ts';
import type { GuardianLink } from './get-guardian-mentoring.ts';
import { hasLiveYes } from './is-pair-open.ts';
import { requireSwitchedOn } from './require-open.ts';
import { endLiveYes } from './steps/end-live-yes.ts';

/**
 * The guardian agrees to live sessions as well as to written mentoring, in a browser in which they have entered a code, or ends
 * them by the link alone: then links and calls ahead are cancelled, and written mentoring goes on. The same answer again changes
 * nothing.
 * @throws Refusal `guardian_request_not_found`, `young_visit_missing`, `young_yes_missing`; the refusals by age
 */
export function setGuardianLive(
  core: Core,
  answer: GuardianLink & Reading & { confirmed: boolean },
): Promise<GuardianMentoringBody> {
  return answerAYes(core, answer, { give, withdraw: endLiveYes });
}

async function give(
  tx: Tx,
  accountId: string,
  { guardianId, language }: Reading & { guardianId: string },
): Promise<void> {
  const standing = await holdStanding(tx, accountId);
  if (!standing) throw new Refusal('guardian_request_not_found');
  await requireSwitchedOn(tx, standing);
  const written = await tx
    .selectFrom('guardian_mentoring')
    .innerJoin('guardians', 'guardians.id', 'guardian_mentoring.guardian_id')
    .select([
      'guardian_mentoring.account_id',
      hasLiveYes(sql.ref('guardian_mentoring.account_id')).as('has_live'),
    ])
    .where('guardian_mentoring.account_id', '=', accountId)
    .where('guardian_mentoring.guardian_id', '=', guardianId)
    .where('guardian_mentoring.withdrawn_at', 'is', null)
    .where('guardians.confirmed', '=', true)
    .where('guardians.expires_at', '>', now)
    .forUpdate('guardian_mentoring')
    .executeTakeFirst();
  if (!written) throw new Refusal('young_yes_missing');
  if (written.has_live) return;
  const given = {
    guardian_id: guardianId,
    statement_version: liveStatementVersion,
    agreed_at: now,
    withdrawn_at: null,
  };
  await tx
    .insertInto('guardian_live_sessions')
    .values({ account_id: accountId, ...given })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(given))
    .execute();
  await recordConsent(tx, {
    accountId,
    document: 'guardian_live',
    given: true,
    version: liveStatementVersion,
    language,
  });
  await record(tx, { name: 'youngMentees.liveChanged', accountId, subject: { isGiven: true } });
}
