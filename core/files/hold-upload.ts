import { pipeline, type Readable } from 'node:stream';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Inspection, inspect, inspecting } from './content.ts';
import { planUpload, type UploadRequest } from './plan-upload.ts';
import { readWhole } from './read-whole.ts';
import { requireOwnUpload } from './require-own-upload.ts';
import { storeBytes } from './store-bytes.ts';

/** Stored bytes that no file refers to yet. */
export type HeldBytes = Inspection & { key: string };

/**
 * Stores the bytes of an upload while they arrive, before the rest of the form is known. Null if the upload is refused
 * anyway: the bytes are then only read to their end, so that the client receives the refusal.
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
  const whole = await readWhole(bytes);
  if (whole) return { key: await storeBytes(core, whole), ...inspect(whole) };
  const { stream, inspection } = inspecting();
  // A broken connection ends `stream` with the same error, and with it the write to the store.
  pipeline(bytes, stream, () => {});
  const key = await storeBytes(core, stream);
  return { key, ...inspection() };
}
