import type { Readable } from 'node:stream';
import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { readDocument } from '../verifications/read-document.ts';
import { showOwnOrganisation } from './get-own-organisation.ts';
import { maySubmit } from './policy.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

type Letter = { organisationSlug: string; bytes: Readable };

/**
 * Takes the letter of authority, in place of the one before. Owners and our staff can open it, no one else.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; the refusals of `readDocument`
 */
export async function putLetter(core: Core, member: Member, input: Letter): Promise<OwnOrganisation> {
  const { sent: _, ...file } = await readDocument(core, input.bytes);
  try {
    return await core.db.transaction().execute(async (tx) => {
      const seat = await holdOrganisationSeat(tx, member, input.organisationSlug);
      if (!maySubmit(seat)) throw new Refusal('organisation_closed');
      await tx.deleteFrom('organisation_letters').where('organisation_id', '=', seat.id).execute();
      await tx
        .insertInto('organisation_letters')
        .values({ organisation_id: seat.id, account_id: member.id, ...file })
        .execute();
      await claimBytes(tx, file.storage_key);
      await record(tx, {
        name: 'organisations.edited',
        accountId: member.id,
        subject: { organisationId: seat.id },
      });
      return showOwnOrganisation(tx, member.id, input.organisationSlug);
    });
  } catch (error) {
    // After an error other than a refusal it is uncertain what was committed: the sweep finds that out.
    if (error instanceof Refusal) await removeBytes(core, [file.storage_key]);
    throw error;
  }
}
