import type { RefusalCode } from '#contract/collected.ts';
import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { type AddressKind, kindOfAddress } from './academic-domains.ts';
import { countCode } from './count-request.ts';
import { findDomains } from './find-domains.ts';
import { holdApplicant } from './steps/hold-applicant.ts';
import { mailAddressCode } from './steps/mail-code.ts';
import { openRequest } from './steps/open-request.ts';
import { showOwn } from './steps/show-own.ts';

const unfit: Record<Exclude<AddressKind, 'academic'>, RefusalCode> = {
  free_mail: 'verification_free_mail',
  alumni: 'verification_alumni',
  other: 'verification_not_academic',
};

/**
 * Mails a code to a student's address at their college. Nothing counts until the code has come back.
 * @throws Refusal `verification_free_mail`, `verification_alumni`, `verification_not_academic`; the refusals of
 * `openRequest` and `countCode`
 */
export async function startStudentAddress(
  core: Core,
  member: Member,
  { email }: { email: string },
): Promise<OwnVerification> {
  const kind = kindOfAddress(email, await findDomains(core));
  if (kind !== 'academic') throw new Refusal(unfit[kind]);
  await countCode(core, member, email);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdApplicant(tx, member);
    const request = { account_id: member.id, kind: 'student', way: 'academic_address', email } as const;
    const row = await openRequest(tx, request, 'started');
    await mailAddressCode(tx, core, { member, account }, row);
    return showOwn(tx, row.id);
  });
}
