import type { Core } from '../ground/core.ts';
import type { Applicant } from './find-applicant.ts';

export type Upload = { $id: string; name: string; sizeOriginal: number; bucketId: string };

/** The newest complete file that the applicant has uploaded, so that a reload of the form does not lose it. */
export async function findUpload(core: Core, applicant: Applicant): Promise<Upload | undefined> {
  const file = await core.db
    .selectFrom('files')
    .select(['id', 'name', 'size', 'bucket'])
    .where('owner_id', '=', applicant.id)
    .where('completed_at', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return file && { $id: file.id, name: file.name, sizeOriginal: Number(file.size), bucketId: file.bucket };
}
