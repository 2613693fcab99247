import type { OwnVerification } from '#contract/verifications/calls.ts';
import { registryNumber } from '#rules/checks/registry-number.ts';
import type { Registry } from '#rules/lists/kinds.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { countCode } from './count-request.ts';
import { faultOfOrganisationAddress } from './organisation-address.ts';
import { holdApplicant } from './steps/hold-applicant.ts';
import { mailAddressCode } from './steps/mail-code.ts';
import { noteEvidence } from './steps/note-evidence.ts';
import { openRequest } from './steps/open-request.ts';
import { showOwn } from './steps/show-own.ts';
import { withoutIdentityNumbers } from './without-identity-numbers.ts';

type Said = {
  website: string;
  registry: Registry;
  registryNumber: string;
  email: string;
  anotherNumber: boolean;
};

/**
 * Takes the details of an organisation, and mails a code to its address. The review begins once the code has come back.
 * @throws Refusal the field errors of address, website and registry number; `identity_number_found`; the refusals of
 * `openRequest` and `countCode`
 */
export async function startOrganisation(core: Core, member: Member, said: Said): Promise<OwnVerification> {
  const read = registryNumber(said.registry, said.registryNumber);
  if ('fault' in read) throw new Refusal(read.fault);
  const fault = faultOfOrganisationAddress(said.email, said.website);
  if (fault) throw new Refusal(fault);
  const { texts, isMasked } = withoutIdentityNumbers(
    { website: said.website, registry_number: read.number },
    { isAnother: said.anotherNumber },
  );
  await countCode(core, member, said.email);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdApplicant(tx, member);
    const row = await openRequest(
      tx,
      {
        ...texts,
        account_id: member.id,
        kind: 'organisation',
        way: 'registry',
        registry: said.registry,
        email: said.email,
        held_for: isMasked ? ['identity_number'] : [],
      },
      'started',
    );
    // The hash is of the number as typed, because the stored one may have its digits masked.
    await noteEvidence(tx, core, row, [{ registry: said.registry, number: read.number }]);
    await mailAddressCode(tx, core, { member, account }, row);
    return showOwn(tx, row.id);
  });
}
