import { sql } from 'kysely';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { downloadName } from './content.ts';
import { openFile } from './open.ts';
import { presentFile } from './present.ts';
import { removeFiles } from './steps/remove-files.ts';

export const fileData: OwnData = {
  files: {
    heldAlong: ['file_chunks'],
    removedBy: 'files:sweep',
    limit: { kept: '1 day', since: sql`case when one.completed_at is null then one.updated_at end` },
    async exported({ db }, { id }) {
      const rows = await db
        .selectFrom('files')
        .selectAll()
        .where('owner_id', '=', id)
        .orderBy('sequence')
        .execute();
      return rows.map(presentFile);
    },
    async *bytes(core, member) {
      const files = await core.db
        .selectFrom('files')
        .selectAll()
        .where('owner_id', '=', member.id)
        .where('completed_at', 'is not', null)
        .orderBy('sequence')
        .execute();
      for (const file of files) {
        const { size, read } = await openFile(core, member, { bucketId: file.bucket, fileId: file.id });
        const content = size === 0 ? '' : await read({ start: 0, end: size - 1 }).catch(nothingOfDamaged);
        const name = `files/${file.bucket}/${file.id}/${downloadName(file)}`;
        yield { name, at: file.created_at, content };
      }
    },
    async erased(tx, { id }) {
      const files = await tx
        .selectFrom('files')
        .select(['bucket', 'id'])
        .where('owner_id', '=', id)
        .execute();
      // The commit releases their bytes, and the sweep deletes them.
      await removeFiles(tx, files);
    },
    givenTo: 'nominee and guardian',
  },
  file_chunks: 'names no one',
  unclaimed_bytes: 'names no one',
};
