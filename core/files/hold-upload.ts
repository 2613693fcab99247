import { pipeline, type Readable } from 'node:stream';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Inspection, inspecting } from './content.ts';
import { planUpload, type UploadRequest } from './plan-upload.ts';
import { requireOwnUpload } from './require-own-upload.ts';
import { storeBytes } from './store-bytes.ts';

/** Bytes that are in the store, and that no file refers to yet. */
export type HeldBytes = Inspection & { key: string };

/**
 * Puts the bytes of an upload into the store while they arrive, before the rest of the form is known. Null when the
 * upload is refused anyway: then the bytes are only read to their end, so that the client gets to hear why.
 */
export async function holdUpload(
  core: Core,
  actor: Actor,
  request: UploadRequest,
  bytes: Readable,
): Promise<HeldBytes | null> {
  try {
    const plan = planUpload(core, actor, request);
    if (plan.chunk && actor.kind !== 'guest') await requireOwnUpload(core, plan, actor);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    bytes.resume();
    return null;
  }
  const { stream, inspection } = inspecting();
  // A line that breaks off ends `stream` with the same error, and with it the store's writing.
  pipeline(bytes, stream, () => {});
  const key = await storeBytes(core, stream);
  return { key, ...inspection() };
}
