import type { AttachmentBucket } from '#contract/sign-up.ts';
import { callApi, project } from './api.ts';
import type { UploadedFile } from './upload.ts';

const pathOf = (bucket: AttachmentBucket, id: string) =>
  `/storage/buckets/${bucket}/files/${encodeURIComponent(id)}`;

/** What is known about a stored file; null when it is gone. */
export function fetchFile(bucket: AttachmentBucket, id: string): Promise<UploadedFile | null> {
  return callApi<UploadedFile>('GET', pathOf(bucket, id)).catch(() => null);
}

export function downloadAddress(bucket: AttachmentBucket, id: string): string {
  return `/v1${pathOf(bucket, id)}/download?project=${project}`;
}

/** True when the file is gone. */
export function deleteFile(bucket: AttachmentBucket, id: string): Promise<boolean> {
  return callApi('DELETE', pathOf(bucket, id), { body: {} }).then(
    () => true,
    () => false,
  );
}
