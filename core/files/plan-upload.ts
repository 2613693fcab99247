import { chunkSize } from '#contract/files/calls.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { idOrNew, idPattern } from '../ground/ids.ts';
import { ownerPermissions, permissionsBy } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAgeFor } from '../ground/require-age.ts';
import { type Bucket, findBucket } from './buckets.ts';
import { extensionOf, plainName } from './name.ts';
import { mayUpload } from './policy.ts';

/** The facts that a request states about its bytes. */
export type UploadRequest = {
  bucketId: string;
  /** The id that the form requests, or `unique()`. */
  fileId: string;
  permissions?: string[] | undefined;
  folder?: string | undefined;
  /** The header `content-range`; without it the request brings the whole file. */
  contentRange: string | null;
  /** The header `x-appwrite-id`: the upload that a chunk belongs to. */
  uploadId: string | null;
  /** The file's name as sent; undefined when the form has no file. */
  name: string | undefined;
};

/** One piece of a chunked upload. `number` counts from 1. */
export type Chunk = { number: number; size: number; fileSize: number; chunksTotal: number };

/** An upload that may go ahead, judged without its bytes. */
export type UploadPlan = {
  bucket: Bucket;
  id: string;
  name: string;
  extension: string;
  folder: string;
  permissions: string[];
  chunk: Chunk | null;
};

/** The refusal for a file whose content does not match its extension. */
export function mismatch(): Refusal {
  return new Refusal('storage_file_type_unsupported', { broken: { rule: 'content', about: [] } });
}

/**
 * Checks the stated facts of an upload in the contract's order (CONTRACT 8.4).
 * @throws Refusal for the first problem.
 */
export function planUpload(core: Core, actor: Actor, request: UploadRequest): UploadPlan {
  const bucket = findBucket(core, request.bucketId);
  if (!mayUpload(actor)) throw new Refusal('user_unauthorized');
  requireAgeFor('profile', actor);
  const permissions = request.permissions
    ? permissionsBy(actor, request.permissions)
    : ownerPermissions(actor.id);
  if (request.name === undefined) throw new Refusal('storage_file_empty');

  const range = request.contentRange ? readContentRange(request.contentRange) : null;
  const id = range ? idOfUpload(request, range) : idOrNew(request.fileId);
  const name = plainName(request.name);
  const extension = extensionOf(name);
  if (!bucket.extensions.includes(extension)) throw new Refusal('storage_file_type_unsupported');
  if (range && range.size > bucket.maxBytes) throw new Refusal('storage_invalid_file_size');
  const chunk = range && chunkOf(range);
  return { bucket, id, name, extension, folder: request.folder ?? '', permissions, chunk };
}

type ContentRange = { start: number; end: number; size: number };

function readContentRange(header: string): ContentRange {
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(header.trim());
  const [start, end, size] = (match ?? []).slice(1).map(Number);
  if (start === undefined || end === undefined || size === undefined || start > end || end > size) {
    throw new Refusal('storage_invalid_content_range');
  }
  return { start, end, size };
}

/** A first chunk begins an upload under the form's id; each further one must name its upload. */
function idOfUpload({ uploadId, fileId }: UploadRequest, { start }: ContentRange): string {
  const id = uploadId ?? (start === 0 ? idOrNew(fileId) : null);
  if (id === null || !idPattern.test(id)) throw new Refusal('storage_invalid_appwrite_id');
  return id;
}

/** The chunks have one size, so that ten simultaneous requests agree on their ranges. */
function chunkOf({ start, end, size }: ContentRange): Chunk {
  const expected = Math.min(chunkSize, size - start);
  if (start % chunkSize !== 0 || expected < 1 || Math.min(end, size - 1) !== start + expected - 1) {
    throw new Refusal('storage_invalid_content_range');
  }
  return {
    number: start / chunkSize + 1,
    size: expected,
    fileSize: size,
    chunksTotal: Math.ceil(size / chunkSize),
  };
}
