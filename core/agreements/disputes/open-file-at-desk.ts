import { noteAction } from '../../administration/steps/note-action.ts';
import type { OpenApplicationFile } from '../../applications/open-application-file.ts';
import { readStored } from '../../files/read-stored.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findDispute } from './dispute-row.ts';
import { barTo } from './steps/bar-to.ts';

/**
 * A file about a disputed milestone, for administrators who handle the dispute; the look is written down.
 * @throws Refusal `dispute_unknown`
 */
export async function openFileAtDesk(
  core: Core,
  administrator: Member,
  id: string,
): Promise<OpenApplicationFile> {
  return core.db.transaction().execute(async (tx) => {
    const file = await tx
      .selectFrom('agreement_entry_files as file')
      .innerJoin('agreement_entries as entry', (join) =>
        join
          .onRef('entry.agreement_id', '=', 'file.agreement_id')
          .onRef('entry.sequence', '=', 'file.sequence'),
      )
      .select(['file.agreement_id', 'file.name', 'file.mime_type', 'file.size'])
      .select(['file.storage_key', 'file.checksum', 'entry.fact'])
      .where('file.id', '=', id)
      .executeTakeFirst();
    const milestone = Number((file?.fact as { milestone?: number } | undefined)?.milestone ?? 0);
    const row = file && (await findDispute(tx, file.agreement_id, milestone));
    if (!file || !row || (await barTo(tx, core, administrator.id, row)) !== '')
      throw new Refusal('dispute_unknown');
    await noteAction(tx, administrator, { action: 'dispute.fileOpened', subjectId: row.id });
    const { name, size, mime_type: mimeType } = file;
    return { name, size, mimeType, read: () => readStored(core, file) };
  });
}
