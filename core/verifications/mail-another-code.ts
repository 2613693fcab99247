import type { VerificationKind } from '#rules/lists/kinds.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { countCode, pauseBetweenCodes } from './count-request.ts';
import { findStarted } from './find-started.ts';
import { holdApplicant } from './steps/hold-applicant.ts';
import { mailAddressCode } from './steps/mail-code.ts';

/**
 * Mails another code for the member's request of this kind. The earlier code stays valid.
 * @throws Refusal `verification_not_found`, `general_rate_limit_exceeded`
 */
export async function mailAnotherCode(core: Core, member: Member, { kind }: { kind: VerificationKind }) {
  const row = await findStarted(core, member, kind);
  if (!row) throw new Refusal('verification_not_found');
  await countCode(core, member, row.email);
  const code = await core.db.transaction().execute(async (tx) => {
    const account = await holdApplicant(tx, member);
    return mailAddressCode(tx, core, { member, account }, row);
  });
  return {
    email: row.email,
    expire: isoDate(code.expires_at),
    resendAfter: isoDate(new Date(code.created_at.getTime() + pauseBetweenCodes.seconds * 1000)),
  };
}
