import { type AttachmentBucket, attachments } from '#rules/sign-up/limits.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** A bucket of files for one purpose: the accepted extensions, and the largest size. */
export type Bucket = { id: AttachmentBucket; extensions: readonly string[]; maxBytes: number };

/** @throws Refusal `storage_bucket_not_found` */
export function findBucket(core: Core, id: string): Bucket {
  if (!isBucketId(id)) throw new Refusal('storage_bucket_not_found');
  const { extensions, maxBytes } = attachments[id];
  return { id, extensions, maxBytes: core.maxFileBytes?.[id] ?? maxBytes };
}

function isBucketId(id: string): id is AttachmentBucket {
  return Object.hasOwn(attachments, id);
}

/** The largest file that any bucket accepts: a longer upload need not be read to its end. */
export function largestFile(core: Core): number {
  return Math.max(...Object.keys(attachments).map((id) => findBucket(core, id).maxBytes));
}
