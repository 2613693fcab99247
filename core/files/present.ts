import type { Selectable } from 'kysely';
import type { FileBody } from '#contract/files/calls.ts';
import type { FilesTable } from '#db/tables/files.ts';
import { isoDate } from '../ground/dates.ts';

export type FileRow = Selectable<FilesTable>;

/** All columns, by name as in `holdAccount`: a statement of a transaction that says `*` is planned each time. */
export const fileColumns = [
  'id',
  'bucket',
  'sequence',
  'owner_id',
  'name',
  'size',
  'mime_type',
  'signature',
  'chunks_total',
  'permissions',
  'completed_at',
  'created_at',
  'updated_at',
  'folder',
  'chunks_uploaded',
  'shared_readers',
  'hidden',
] as const satisfies (keyof FileRow)[];

/** The contract's model of a file (CONTRACT 5.5). While parts are missing, the fields that depend on them are empty. */
export function presentFile(file: FileRow): FileBody {
  const isComplete = file.completed_at !== null;
  const size = Number(file.size);
  return {
    $id: file.id,
    bucketId: file.bucket,
    $createdAt: isoDate(file.created_at),
    $updatedAt: isoDate(file.updated_at),
    $permissions: file.permissions,
    name: file.name,
    folder: file.folder,
    key: file.folder + file.name,
    signature: file.signature,
    mimeType: file.mime_type,
    sizeOriginal: size,
    sizeActual: isComplete ? size : 0,
    chunksTotal: file.chunks_total,
    chunksUploaded: file.chunks_uploaded,
    encryption: false,
    compression: isComplete ? 'none' : '',
  };
}
