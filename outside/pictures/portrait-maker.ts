import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Metadata, ResizeOptions, Sharp } from 'sharp';
import { avatarLimits } from '#contract/avatars/limits.ts';
import type { RefusalCode } from '#contract/collected.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { largePicture, smallPicture } from '#contract/files/picture-limits.ts';
import { verificationLimits } from '#contract/verifications/limits.ts';
import { gate } from '#core/ground/gate.ts';
import type { DrawnPicture, MakePagePicture, MakePicture } from '#core/ground/page-picture.ts';
import type { MakePortrait, MakeScan } from '#core/ground/portrait.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readSpooled, spool } from '../files/spool.ts';

/** Seconds; the largest photo takes one. */
const longest = 8;

/** At most two pictures are in memory, however many members upload one, slowly or at once. */
const inTurn = gate({ atOnce: 2, mostWaiting: 40 });

/** Makes portraits with libvips. Uploaded bytes wait in a nameless file in `spoolFolder`. */
export function portraitMaker(spoolFolder: string): MakePortrait {
  return drawer(spoolFolder, avatarLimits.maxBytes, (sent, { width, height }) => {
    const side = Math.min(avatarLimits.side, width, height);
    return drawn(sent, { width: side, height: side, fit: 'cover' }).toBuffer();
  });
}

/** As `portraitMaker`, for letters and cards. */
export function scanMaker(spoolFolder: string): MakeScan {
  const { scanSide } = verificationLimits;
  return drawer(spoolFolder, avatarLimits.maxBytes, (sent) => drawn(sent, within(scanSide)).toBuffer());
}

/** As `portraitMaker`, for pictures in messages. */
export function pictureMaker(spoolFolder: string): MakePicture {
  const { fileBytes, pictureSide, thumbnailSide } = messageLimits;
  return drawer(spoolFolder, fileBytes, inTwoSizes(pictureSide, thumbnailSide));
}

/** As `portraitMaker`, for the pictures of pages. */
export function pagePictureMaker(spoolFolder: string): MakePagePicture {
  return drawer(spoolFolder, avatarLimits.maxBytes, inTwoSizes(largePicture, smallPicture));
}

/** The small one is made of the large one. */
function inTwoSizes(most: number, least: number): Draw<{ large: DrawnPicture; small: DrawnPicture }> {
  return async (sent, _, open) => {
    const large = await withSize(drawn(sent, within(most)));
    return { large, small: await withSize(drawn(open(large.bytes), within(least))) };
  };
}

async function withSize(picture: Sharp): Promise<DrawnPicture> {
  const { data: bytes, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}

function within(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true };
}

/** By default sharp converts to sRGB and writes no metadata at all. */
function drawn(sent: Sharp, size: ResizeOptions): Sharp {
  return sent
    .timeout({ seconds: longest })
    .autoOrient()
    .resize(size)
    .flatten({ background: '#ffffff' })
    .webp({ quality: 84 });
}

type Draw<T> = (sent: Sharp, seen: Metadata, open: (bytes: Buffer) => Sharp) => Promise<T>;

function drawer<T>(spoolFolder: string, maxBytes: number, draw: Draw<T>): (photo: Readable) => Promise<T> {
  return async (photo) => {
    const spooled = await spool(spoolFolder, photo);
    try {
      if (spooled.size === 0) throw new Refusal('avatar_empty');
      if (spooled.size > maxBytes) throw new Refusal('avatar_too_large');
      return await inTurn(async () => looked(await buffer(readSpooled(spooled)), draw));
    } finally {
      await spooled.file.close();
    }
  };
}

async function looked<T>(photo: Buffer, draw: Draw<T>): Promise<T> {
  if (!isKnownFormat(photo)) throw new Refusal('avatar_type_unsupported');
  const sharp = await loadSharp();
  const input = { limitInputPixels: avatarLimits.maxPixels, failOn: 'error', sequentialRead: true } as const;
  const open = (bytes: Buffer) => sharp(bytes, input);
  try {
    const seen = await open(photo).metadata();
    if (seen.width * seen.height > mostPixels(seen)) throw new Refusal('avatar_too_many_pixels');
    return await draw(open(photo), seen, open);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(codeOf(error));
  }
}

/** By its first bytes: a name proves nothing, and no decoder sees what is none of these three. */
function isKnownFormat(photo: Buffer): boolean {
  const head = photo.toString('latin1', 0, 12);
  return (
    head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP$/s.test(head)
  );
}

function mostPixels({ format, isProgressive }: Metadata): number {
  const isPlain = format === 'jpeg' && !isProgressive;
  return isPlain ? avatarLimits.maxPixels : avatarLimits.maxPixelsUnpacked;
}

function codeOf(error: unknown): RefusalCode {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/.test(message)) return 'avatar_too_many_pixels';
  return message.startsWith('timeout') ? 'general_busy' : 'avatar_unreadable';
}

let loaded: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first photo: until then it would only take memory, and time at the start. */
function loadSharp() {
  loaded ??= load().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}
