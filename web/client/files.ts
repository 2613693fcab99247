import { downloadFile, type getFile } from '#contract/files/calls.ts';
import type { AnswerOf } from '#contract/ground/call.ts';
import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import { addressOf } from './api.ts';

/** The part of a stored file that pages show. */
export type UploadedFile = Pick<AnswerOf<typeof getFile>, '$id' | 'bucketId' | 'name' | 'sizeOriginal'>;

export function downloadAddress(bucketId: AttachmentBucket, fileId: string, project: string): string {
  return addressOf(downloadFile, { bucketId, fileId }, project);
}
