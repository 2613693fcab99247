import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { holdAccountInUse } from '../accounts/steps/hold-account.ts';
import { bySession } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { languageOfReader } from '../languages/language-of-reader.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { findOwn } from './find-agreements.ts';
import { findSignatures } from './find-text.ts';
import { showAgreement } from './show-agreement.ts';
import { signedSubject } from './signed-subject.ts';
import type { Signing } from './steps/require-signable.ts';
import { writeSignature } from './steps/write-signature.ts';

type Signed = Signing & { code: string; device: Device };

/**
 * Signs the text with the emailed code. The second signature makes the agreement active in the same transaction. A repeated
 * signature of the same text changes nothing.
 * @throws Refusal `agreement_unknown`; each of `requireSignable`; each of `guessCode` about the code
 */
export async function signAgreement(
  core: Core,
  member: Member,
  { code, device, ...signing }: Signed,
): Promise<AgreementBody> {
  if (!(await findOwn(core.db, member, signing.agreementId))) throw new Refusal('agreement_unknown');
  const guess = {
    purpose: 'sign' as const,
    subject: signedSubject(signing),
    accountId: member.id,
    askedBy: bySession(member),
    digits: code,
  };
  try {
    await guessCode(
      core,
      guess,
      (tx) => holdMember(tx, member, holdAccountInUse),
      (tx) =>
        writeSignature({ tx, origin: core.origin }, member, {
          ...signing,
          readerLanguage: languageOfReader(core, member),
          ip: device.ip,
        }),
    );
  } catch (error) {
    const isUsed = error instanceof Refusal && error.code === 'user_invalid_token';
    if (!isUsed || !(await hasSigned(core, member, signing))) throw error;
  }
  return showAgreement(core, member, signing.agreementId);
}

async function hasSigned({ db }: Core, { id }: Member, { agreementId, version, hash }: Signing) {
  const signatures = await findSignatures(db, agreementId, version);
  return signatures.some((one) => one.account_id === id && one.hash === hash);
}
