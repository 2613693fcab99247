import { consentRules, kindsOfConsents } from '#contract/collected.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Member } from '../ground/actor.ts';
import { consentOf } from '../ground/consent.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { listConsents } from './list-consents.ts';
import { isOfPurpose } from './purpose.ts';
import { endPurpose } from './steps/answer-purpose.ts';

/**
 * Withdraws a consent of the member, in every standing. It holds from the next request; a second time changes nothing.
 * @throws Refusal `consent_unknown`; `consent_not_here` for one that ends with the account or by a guardian
 */
export async function withdrawConsent(core: Core, member: Member, document: string) {
  const kind = kindsOfConsents.find((one) => one === document);
  if (!kind && !isOfPurpose(document)) throw new Refusal('consent_unknown');
  if (kind && consentRules[kind].ends !== 'here') throw new Refusal('consent_not_here');
  await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, member.id);
    if (account?.target_id !== member.account.target_id) throw new Refusal('general_unauthorized_scope');
    if (kind) await consentOf(kind).withdraw?.(tx, member.id);
    else await endPurpose(tx, member.id, document);
  });
  return listConsents(core, member);
}
