import { causeOfOwner } from '../accounts/cause-of-owner.ts';
import { holdAccountInUse } from '../accounts/steps/hold-account.ts';
import { bySession } from '../codes/asked-by.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { post } from '../ground/emails.ts';
import { languageOfReader } from '../languages/language-of-reader.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { signedSubject } from './signed-subject.ts';
import { holdNegotiation } from './steps/hold-negotiation.ts';
import { requireSignable, type Signing } from './steps/require-signable.ts';

/**
 * Emails a code for signing this one text: it is bound to the whole hash, the version and the account, and shows the first
 * 12 digits of the hash. Every refusal of the signature also applies to the code.
 * @throws Refusal `agreement_unknown`; each of `requireSignable`
 */
export async function requestSigningCode(
  core: Core,
  member: Member,
  signing: Signing,
): Promise<{ expire: string }> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member, holdAccountInUse);
    const held = await holdNegotiation(tx, member, signing.agreementId);
    const readerLanguage = languageOfReader(core, member);
    await requireSignable({ tx, origin: core.origin }, held, member, { ...signing, readerLanguage });
    const code = await openCode(tx, core, {
      purpose: 'sign',
      subject: signedSubject(signing),
      account,
      email: account.email,
      askedBy: bySession(member),
    });
    await post(tx, { letter: 'signing-code', codeId: code.id }, causeOfOwner(account));
    return { expire: isoDate(code.expires_at) };
  });
}
