import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { createFile } from './create.ts';
import type { HeldBytes } from './hold-upload.ts';
import { planUpload, type UploadRequest } from './plan-upload.ts';
import { mayUpload } from './policy.ts';
import type { FileRow } from './present.ts';
import { storeChunk } from './store-chunk.ts';

const begunByApplicant = { max: 60, seconds: 86_400 };

/** The file as it now is. `isRepeat` when it was complete before, and the bytes were not needed. */
export type Uploaded = { file: FileRow; isRepeat: boolean };

/**
 * Makes a file, or a part of one, of bytes that are in the store already, now that the whole form is known.
 * @throws Refusal for the first thing that is wrong; the caller then removes the bytes.
 */
export async function finishUpload(
  core: Core,
  actor: Actor,
  request: UploadRequest,
  held: HeldBytes | null,
): Promise<Uploaded> {
  const { chunk, ...plan } = planUpload(core, actor, request);
  if (!held || !mayUpload(actor)) throw new Refusal('user_unauthorized');
  if (actor.kind === 'applicant' && (!chunk || chunk.number === 1)) {
    await count(core, `uploads:${actor.id}`, begunByApplicant);
  }
  if (chunk) return storeChunk(core, actor, plan, chunk, held);
  return { file: await createFile(core, actor, plan, held), isRepeat: false };
}
