import { bySession } from '../codes/asked-by.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { countCode } from '../verifications/count-request.ts';
import { faultOfOrganisationAddress } from '../verifications/organisation-address.ts';
import { addressSubject } from './address-subject.ts';
import { findOrganisationSeat } from './find-organisation-seat.ts';
import { mayProve } from './policy.ts';

type Asked = { organisationSlug: string; email: string };

/**
 * Mails a code to an address of the member at the domain of the organisation.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; `address_free_mail`; `address_other_domain`;
 * `general_rate_limit_exceeded`
 */
export async function requestAddressCode(
  core: Core,
  member: Member,
  { organisationSlug, email }: Asked,
): Promise<{ email: string }> {
  const seat = await findOrganisationSeat(core.db, member.id, organisationSlug);
  if (!seat) throw new Refusal('organisation_unknown');
  if (!mayProve(seat)) throw new Refusal('organisation_closed');
  const fault = faultOfOrganisationAddress(email, seat.website);
  if (fault) throw new Refusal(fault, { param: 'email' });
  await countCode(core, member, email);
  await core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    const asked = {
      purpose: 'verification',
      subject: addressSubject(seat.id),
      askedBy: bySession(member),
    } as const;
    const code = await openCode(tx, core, { ...asked, account, email });
    const { interface_language: language } = account;
    await post(tx, { letter: 'verification-code', codeId: code.id, language }, 'page');
  });
  return { email };
}
