import type { AnswerOf } from '#contract/call.ts';
import { deleteFile as deleteFileCall, downloadFile, getFile } from '#contract/files.ts';
import type { AttachmentBucket } from '#contract/sign-up.ts';
import { addressOf, send } from './api.ts';

/** What pages show of a stored file. */
export type UploadedFile = Pick<AnswerOf<typeof getFile>, '$id' | 'bucketId' | 'name' | 'sizeOriginal'>;

/** What is known about a stored file; null when it is gone. */
export function fetchFile(bucketId: AttachmentBucket, fileId: string): Promise<UploadedFile | null> {
  return send(getFile, { bucketId, fileId }).catch(() => null);
}

export function downloadAddress(bucketId: AttachmentBucket, fileId: string, project: string): string {
  return addressOf(downloadFile, { bucketId, fileId }, project);
}

/** True when the file is gone. */
export function deleteFile(bucketId: AttachmentBucket, fileId: string): Promise<boolean> {
  return send(deleteFileCall, { bucketId, fileId }).then(
    () => true,
    () => false,
  );
}
