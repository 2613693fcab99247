import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';

export type Icon = { png: Uint8Array<ArrayBuffer>; etag: string };

const sizes = [64, 128, 256, 512];
const usual = 256;

const accents: Record<string, string> = {
  'application/pdf': '#b23a2e',
  'application/zip': '#b07a18',
};
const word = '#2c5c8e';

/** By accent and size: there are a dozen in all. */
const drawn = new Map<string, Icon>();

/** A sheet of paper with a folded corner, as a PNG just large enough for `wanted` pixels. */
export function drawFileIcon(mimeType: string, wanted: number): Icon {
  const size = wanted === 0 ? usual : (sizes.find((one) => one >= wanted) ?? 512);
  const accent = accents[mimeType] ?? word;
  const key = `${accent}:${size}`;
  const known = drawn.get(key);
  if (known) return known;
  const image = new Resvg(sheet(accent), { fitTo: { mode: 'width', value: size } }).render();
  const png = new Uint8Array(image.asPng());
  const icon = { png, etag: `"${createHash('md5').update(png).digest('hex')}"` };
  drawn.set(key, icon);
  return icon;
}

function sheet(accent: string): string {
  const lines = [38, 47, 56].map((y) => `<path d="M29 ${y}H71" stroke="#c8bbaa" stroke-width="2.6"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <path d="M21 9H60L79 28V91H21Z" fill="#fffaf2" stroke="#5c4a3e" stroke-width="2.2"/>
    <path d="M60 9V28H79Z" fill="#ecdfce" stroke="#5c4a3e" stroke-width="2.2" stroke-linejoin="round"/>
    ${lines.join('')}<path d="M29 68H71V82H29Z" fill="${accent}"/></svg>`;
}
