import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

export type Icon = { png: Uint8Array<ArrayBuffer>; etag: string };

const sizes = [64, 128, 256, 512];
const usual = 256;
/** Points looked at in each pixel, across and down, so that edges are smooth. */
const fineness = 3;

type Color = [red: number, green: number, blue: number];
const paper: Color = [255, 250, 242];
const line: Color = [92, 74, 62];
const accents: Record<string, Color> = {
  'application/pdf': [178, 58, 46],
  'application/zip': [176, 122, 24],
};
const word: Color = [44, 92, 142];

const drawn = new Map<string, Icon>();

/** A sheet of paper with a folded corner, as a PNG just large enough for `wanted` pixels. */
export function drawFileIcon(mimeType: string, wanted: number): Icon {
  const size = wanted === 0 ? usual : (sizes.find((one) => one >= wanted) ?? 512);
  const accent = accents[mimeType] ?? word;
  const key = `${accent.join()}:${size}`;
  const known = drawn.get(key);
  if (known) return known;
  const png = encode(size, pixels(size, accent));
  const etag = `"${createHash('md5').update(png).digest('hex')}"`;
  const icon = { png, etag };
  drawn.set(key, icon);
  return icon;
}

/** The colour at a point of the unit square; null where nothing is drawn. */
function colorAt(x: number, y: number, accent: Color): Color | null {
  const [left, right, top, bottom, fold, stroke] = [0.2, 0.8, 0.08, 0.92, 0.2, 0.022];
  if (x < left || x > right || y < top || y > bottom) return null;
  const corner = x - (right - fold) - (y - top);
  if (corner > 0) return null;
  const isEdge =
    x < left + stroke ||
    x > right - stroke ||
    y < top + stroke ||
    y > bottom - stroke ||
    corner > -stroke * 1.4;
  if (isEdge) return line;
  const isFold = x > right - fold && y < top + fold;
  if (isFold) return x < right - fold + stroke || y > top + fold - stroke ? line : [236, 224, 206];
  if (y > 0.68 && y < 0.82 && x > left + 0.09 && x < right - 0.09) return accent;
  const isText = [0.38, 0.47, 0.56].some((at) => Math.abs(y - at) < 0.013);
  return isText && x > left + 0.09 && x < right - 0.09 ? [200, 187, 170] : paper;
}

/** Rows of RGBA, each behind the byte that says it is not filtered. */
function pixels(size: number, accent: Color): Buffer {
  const rows = Buffer.alloc(size * (1 + size * 4));
  const points = fineness * fineness;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let [red, green, blue, hits] = [0, 0, 0, 0];
      for (let point = 0; point < points; point++) {
        const across = (x + ((point % fineness) + 0.5) / fineness) / size;
        const down = (y + (Math.floor(point / fineness) + 0.5) / fineness) / size;
        const color = colorAt(across, down, accent);
        if (!color) continue;
        red += color[0];
        green += color[1];
        blue += color[2];
        hits++;
      }
      if (hits === 0) continue;
      const at = y * (1 + size * 4) + 1 + x * 4;
      rows.set([red / hits, green / hits, blue / hits, (255 * hits) / points], at);
    }
  }
  return rows;
}

function encode(size: number, rows: Buffer): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits a channel, red green blue alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
