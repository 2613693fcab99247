import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import type { RefusalCode } from '#contract/collected.ts';
import { messageExtensions, messageLimits } from '#contract/conversations/limits.ts';
import { inspecting, isContentOf, mimeTypeOf } from '../files/content.ts';
import { extensionOf, plainName } from '../files/name.ts';
import { storeBytes } from '../files/store-bytes.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Core } from '../ground/core.ts';
import type { StoredBytes } from '../ground/file-store.ts';
import { Refusal } from '../ground/refusal.ts';

/** Stored bytes that no row refers to yet. */
export type KeptFile = {
  file: StoredBytes & { name: string; mime_type: string };
  /** Only for a picture. */
  thumbnail?: StoredBytes & { width: number; height: number };
};

/** Maps the refusals of a profile photo to those of a picture in a message. */
const ofPicture: Partial<Record<RefusalCode, RefusalCode>> = {
  avatar_empty: 'message_file_empty',
  avatar_too_large: 'message_file_too_large',
  avatar_too_many_pixels: 'message_file_too_large',
  avatar_type_unsupported: 'message_file_unsupported',
  avatar_unreadable: 'message_file_unreadable',
};
const documents = ['pdf', 'doc', 'docx'];

/**
 * Stores a file: a PDF or Word document unchanged, once its content matches its extension; a picture re-encoded, without the
 * metadata of its camera. Reads `bytes` to their end even after an error.
 * @throws Refusal `message_file_…`, `general_busy`
 */
export async function readFile(core: Core, sentName: string, bytes: Readable): Promise<KeptFile> {
  const name = shortName(plainName(sentName));
  const extension = extensionOf(name);
  if (!messageExtensions.some((one) => one === extension)) {
    bytes.resume();
    throw new Refusal('message_file_unsupported');
  }
  return documents.includes(extension)
    ? readDocument(core, name, extension, bytes)
    : readPicture(core, name, bytes);
}

async function readDocument(core: Core, name: string, extension: string, bytes: Readable): Promise<KeptFile> {
  const { stream, inspection } = inspecting();
  pipeline(bytes, stream, () => {});
  const key = await storeBytes(core, stream);
  const seen = inspection();
  const fault = faultOf(extension, seen);
  if (fault) {
    await removeBytes(core, [key]);
    throw new Refusal(fault);
  }
  const stored = { storage_key: key, size: seen.size, checksum: seen.sha256 };
  return { file: { name, mime_type: mimeTypeOf(extension), ...stored } };
}

function faultOf(extension: string, seen: Parameters<typeof isContentOf>[1]): RefusalCode | null {
  if (seen.size === 0) return 'message_file_empty';
  if (seen.size > messageLimits.fileBytes) return 'message_file_too_large';
  return isContentOf(extension, seen) ? null : 'message_file_unsupported';
}

async function readPicture(core: Core, name: string, bytes: Readable): Promise<KeptFile> {
  try {
    const { large, small } = await core.makePicture(bytes);
    const { width, height } = small;
    return {
      file: {
        name: name.replace(/\.[^.]+$/, '.webp'),
        mime_type: 'image/webp',
        ...(await store(core, large.bytes)),
      },
      thumbnail: { width, height, ...(await store(core, small.bytes)) },
    };
  } catch (error) {
    const code = error instanceof Refusal && ofPicture[error.code];
    throw code ? new Refusal(code) : error;
  }
}

async function store(core: Core, bytes: Buffer): Promise<StoredBytes> {
  return {
    storage_key: await storeBytes(core, bytes),
    size: bytes.length,
    checksum: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The name keeps its extension, which states the type. */
function shortName(name: string): string {
  const letters = [...name];
  const extension = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  if (letters.length <= messageLimits.fileName) return name;
  return letters.slice(0, messageLimits.fileName - [...extension].length).join('') + extension;
}
