import {
  patchOrganisation,
  postAddressCode,
  postOrganisation,
  putAddress,
} from '#contract/organisations/calls.ts';
import type { Core } from '#core/ground/core.ts';
import { requestAddressCode } from '#core/organisations/request-address-code.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import { addressCode } from '#tests/verifications/verifications.ts';
import { activeOrganisation, addressAt, markOrganisation } from './organisations.ts';

async function owning(core: Core) {
  const who = await member(core, { password: null });
  return { who, organisationSlug: await activeOrganisation(core, who) };
}

export const preparedOrganisations = [
  prepared(postOrganisation, async (core) => {
    const who = await member(core, { password: null });
    await markOrganisation(core, who);
    return { headers: asMember(who), params: { kind: 'Company', name: 'Ghar Tools', key: 'one' } };
  }),
  prepared(patchOrganisation, async (core) => {
    const { who, organisationSlug } = await owning(core);
    return { headers: asMember(who), params: { organisationSlug, version: 2, about: 'We teach more.' } };
  }),
  prepared(postAddressCode, async (core) => {
    const { who, organisationSlug } = await owning(core);
    const email = await addressAt(core, organisationSlug);
    return { headers: asMember(who), params: { organisationSlug, email } };
  }),
  prepared(putAddress, async (core) => {
    const { who, organisationSlug } = await owning(core);
    const email = await addressAt(core, organisationSlug);
    await requestAddressCode(core, who, { organisationSlug, email });
    return { headers: asMember(who), params: { organisationSlug, secret: await addressCode(core, email) } };
  }),
];
