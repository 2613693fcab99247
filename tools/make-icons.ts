/**
 * Draws the icons in public/ from the logo. Run it by hand after a change of the logo: node tools/make-icons.ts
 */
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { kolam } from '../web/ui/kolam.ts';

const target = new URL('../public/', import.meta.url);
const { paths, dots, size } = kolam('saharambh', 1);
const ink = { line: '#2f3b9f', dot: '#b5341d' };
const light = { line: '#f9f3e4', dot: '#f5b53a' };

function mark({ line, dot }: typeof ink, stroke = 4.6): string {
  return [
    ...dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.8" class="dot" fill="${dot}"/>`),
    ...paths.map(
      (path) => `<path d="${path}" class="line" fill="none" stroke="${line}" stroke-width="${stroke}"/>`,
    ),
  ].join('');
}

/** @param share how much of the square the mark fills. */
function onGround(share: number, rounded: boolean): string {
  const whole = size / share;
  const edge = (size - whole) / 2;
  const corner = rounded ? whole * 0.22 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${whole} ${whole}"><rect x="${edge}" y="${edge}" width="${whole}" height="${whole}" rx="${corner}" fill="#1d1f55"/>${mark(light)}</svg>`;
}

function png(svg: string, width: number): Buffer {
  return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

/** An .ico file that holds one PNG. */
function ico(image: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, image]);
}

const adaptive = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><title>Saharambh</title><style>@media (prefers-color-scheme: dark){.line{stroke:#aab5ff}.dot{fill:#f5b53a}}</style>${mark(ink, 5)}</svg>`;
const tile = onGround(0.74, true);
await writeFile(new URL('favicon.svg', target), adaptive);
await writeFile(new URL('favicon.ico', target), ico(png(tile, 32), 32));
await writeFile(new URL('apple-touch-icon.png', target), png(onGround(0.7, false), 180));
await writeFile(new URL('icon-192.png', target), png(tile, 192));
await writeFile(new URL('icon-512.png', target), png(tile, 512));
await writeFile(new URL('icon-maskable.png', target), png(onGround(0.55, false), 512));
