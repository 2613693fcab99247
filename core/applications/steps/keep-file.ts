import { claimBytes } from '../../files/steps/unclaimed.ts';
import type { Tx } from '../../ground/events.ts';
import type { CopiedFile } from '../copy-file.ts';

/** The file belongs to the application from the commit on. */
export async function keepFile(tx: Tx, applicationId: string, file: CopiedFile): Promise<void> {
  await tx
    .insertInto('application_files')
    .values({ application_id: applicationId, ...file })
    .execute();
  await claimBytes(tx, file.storage_key);
}
