import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import type { HeldBytes } from './hold-upload.ts';
import { planUpload, type UploadRequest } from './plan-upload.ts';
import { mayUpload } from './policy.ts';
import type { FileRow } from './present.ts';
import { storeChunk } from './store-chunk.ts';

const begunByApplicant = { max: 60, seconds: 86_400 };

/** The file's present row. `isRepeat` when it was already complete and the bytes were not needed. */
export type Uploaded = { file: FileRow; isRepeat: boolean };

/**
 * Makes a file or a part of one from bytes that are already in the store, now that the whole form is known.
 * @throws Refusal for the first problem; the caller then removes the bytes.
 */
export async function finishUpload(
  core: Core,
  actor: Actor,
  request: UploadRequest,
  held: HeldBytes | null,
): Promise<Uploaded> {
  const plan = planUpload(core, actor, request);
  if (!held || !mayUpload(actor)) throw new Refusal('user_unauthorized');
  // A whole file is a first and only chunk, and begins an upload of its own.
  const chunk = plan.chunk ?? { number: 1, size: held.size, fileSize: held.size, chunksTotal: 1 };
  if (chunk.fileSize > plan.bucket.maxBytes) throw new Refusal('storage_invalid_file_size');
  if (actor.kind === 'applicant' && chunk.number === 1) {
    await count(core, `uploads:${actor.id}`, begunByApplicant);
  }
  return storeChunk(core, actor, { ...plan, chunk, mustBeNew: plan.chunk === null }, held);
}
