import type { OpenApplicationFile } from '../../applications/open-application-file.ts';
import { readStored } from '../../files/read-stored.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findOwn } from '../find-agreements.ts';

/**
 * A file that was brought with an entry, for both sides.
 * @throws Refusal `agreement_unknown`
 */
export async function openEntryFile(core: Core, member: Member, id: string): Promise<OpenApplicationFile> {
  const file = await core.db
    .selectFrom('agreement_entry_files')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file || !(await findOwn(core.db, member, file.agreement_id))) throw new Refusal('agreement_unknown');
  const { name, size, mime_type: mimeType } = file;
  return { name, size, mimeType, read: () => readStored(core, file) };
}
