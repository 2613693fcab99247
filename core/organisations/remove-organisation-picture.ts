import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { holdPictureSeat } from './steps/hold-picture-seat.ts';

/**
 * Removes the picture of an organisation with its bytes. Removed twice it is gone once.
 * @throws Refusal `organisation_unknown`; `organisation_closed`
 */
export async function removeOrganisationPicture(core: Core, member: Member, slug: string): Promise<void> {
  const keys = await core.db.transaction().execute(async (tx) => {
    const { id: organisationId } = await holdPictureSeat(tx, member, slug);
    const files = await tx
      .deleteFrom('organisation_picture_files')
      .where('picture_id', 'in', (from) =>
        from.selectFrom('organisation_pictures').select('id').where('organisation_id', '=', organisationId),
      )
      .returning('storage_key')
      .execute();
    if (files.length === 0) return [];
    await tx.deleteFrom('organisation_pictures').where('organisation_id', '=', organisationId).execute();
    await record(tx, { name: 'organisations.pictured', accountId: member.id, subject: { organisationId } });
    return files.map((file) => file.storage_key);
  });
  await removeBytes(core, keys);
}
