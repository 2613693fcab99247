import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import type { RefusalCode } from '#contract/collected.ts';
import { verificationLimits } from '#contract/verifications/limits.ts';
import { beginsLike, inspecting } from '../files/content.ts';
import { storeBytes } from '../files/store-bytes.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Core } from '../ground/core.ts';
import type { StoredBytes } from '../ground/file-store.ts';
import { Refusal } from '../ground/refusal.ts';

/** In the store, where nothing refers to it yet. `sent` is the SHA-256 of the sent file, which a second sender would repeat. */
export type StoredDocument = StoredBytes & { mime_type: string; sent: string };

/** The refusals of a photo, as those of evidence. */
const ofEvidence: Partial<Record<RefusalCode, RefusalCode>> = {
  avatar_empty: 'evidence_empty',
  avatar_too_large: 'evidence_too_large',
  avatar_too_many_pixels: 'evidence_too_many_pixels',
  avatar_type_unsupported: 'evidence_type_unsupported',
  avatar_unreadable: 'evidence_unreadable',
};

/**
 * Puts a letter or card into the store: a PDF as it is, a picture redrawn without its camera's data. Always reads
 * `bytes` to their end.
 * @throws Refusal `evidence_…` for a file that is neither, `general_busy`
 */
export async function readDocument(core: Core, bytes: Readable): Promise<StoredDocument> {
  const { stream, inspection } = inspecting();
  pipeline(bytes, stream, () => {});
  const first = await firstOf(stream);
  if (first === null) throw new Refusal('evidence_empty');
  if (first.subarray(0, 5).toString('latin1') === '%PDF-') return storePdf(core, stream, inspection);
  return { ...(await storePicture(core, stream)), mime_type: 'image/webp', sent: inspection().sha256 };
}

/**
 * Puts a redrawn picture into the store. Always reads `bytes` to their end.
 * @throws Refusal `evidence_…` for a file that is no picture, `general_busy`
 */
export async function storePicture(core: Core, bytes: Readable): Promise<StoredBytes> {
  try {
    const picture = await core.makeScan(bytes);
    return {
      storage_key: await storeBytes(core, picture),
      size: picture.length,
      checksum: createHash('sha256').update(picture).digest('hex'),
    };
  } catch (error) {
    const code = error instanceof Refusal && ofEvidence[error.code];
    throw code ? new Refusal(code) : error;
  }
}

async function storePdf(
  core: Core,
  stream: Readable,
  inspection: ReturnType<typeof inspecting>['inspection'],
): Promise<StoredDocument> {
  const key = await storeBytes(core, stream);
  const { size, sha256, head } = inspection();
  const fault = faultOf(size, head);
  if (fault) {
    await removeBytes(core, [key]);
    throw new Refusal(fault);
  }
  return { storage_key: key, size, checksum: sha256, mime_type: 'application/pdf', sent: sha256 };
}

function faultOf(size: number, head: Buffer): RefusalCode | null {
  if (size > verificationLimits.pdfBytes) return 'evidence_too_large';
  return beginsLike('pdf', head) ? null : 'evidence_type_unsupported';
}

/** The first chunk, which is put back into the stream; null for a stream that ends without one. */
async function firstOf(stream: Readable): Promise<Buffer | null> {
  for (;;) {
    const piece = stream.read() as Buffer | null;
    if (piece !== null) {
      stream.unshift(piece);
      return piece;
    }
    if (stream.readableEnded) return null;
    const more = await new Promise<boolean>((resolve, reject) => {
      const done = (isMore: boolean) => () => {
        stream.off('readable', onReadable).off('end', onEnd).off('error', reject);
        resolve(isMore);
      };
      const [onReadable, onEnd] = [done(true), done(false)];
      stream.on('readable', onReadable).on('end', onEnd).on('error', reject);
    });
    if (!more) return null;
  }
}
