import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';

export const red = { r: 220, g: 20, b: 30 };
export const blue = { r: 20, g: 40, b: 210 };

/** A photo whose left half is red and whose right half is blue. */
export async function photo(format: Format = 'jpeg', width = 900, height = 600): Promise<Buffer> {
  return halves(width, height).toFormat(format).toBuffer();
}

function halves(width: number, height: number) {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: blue } };
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: right, left: Math.ceil(width / 2), top: 0 },
  ]);
}

/** A photo as a phone takes it: rotated, with its location and the maker in its metadata. */
export function photoFromPhone(): Promise<Buffer> {
  return halves(900, 600)
    .withExif({
      IFD0: { Make: 'Canary phone', Copyright: 'Canary owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 8/1 44/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The colour of one pixel, and what the whole picture is. */
export async function look(picture: Buffer, at: { left: number; top: number } = { left: 0, top: 0 }) {
  const seen = await sharp(picture).metadata();
  const [r = 0, g = 0, b = 0] = await sharp(picture)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const isLike = (color: typeof red) =>
    Math.abs(r - color.r) + Math.abs(g - color.g) + Math.abs(b - color.b) < 40;
  return { ...seen, isRed: isLike(red), isBlue: isLike(blue), isWhite: r + g + b > 740 };
}

/** A valid black PNG of any size that takes a thousandth of the bytes it unpacks to. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** An animated picture, each frame in another colour. */
export function animation(format: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const side = 16;
  const pixels = Buffer.alloc(side * side * 3 * frames);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (Math.floor(at / (side * side * 3)) * 37) % 256;
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  return sharp(pixels, { raw }).toFormat(format, { effort: 1 }).toBuffer();
}
