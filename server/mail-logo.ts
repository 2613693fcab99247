import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { logoOf } from '#outside/mail/logo.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { kolam } from '../web/ui/kolam.ts';

const fontFile = fileURLToPath(new URL('../web/ui/fonts/anek-latin-bold.ttf', import.meta.url));

/** The mark and the name, for the dark band of emails: a PNG, as mail programs know it, twice as large as it is shown. */
export function drawMailLogo(): Buffer {
  const { width, height } = logoOf({ name: site.name, origin: '' });
  const { paths, dots, size } = kolam('saharambh', 1, 4);
  const scale = height / size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<g transform="scale(${scale})">${dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#f5b53a"/>`).join('')}${paths.map((path) => `<path d="${path}" fill="none" stroke="#f9f3e4" stroke-width="4.2"/>`).join('')}</g>
<text x="${height + 10}" y="25.5" font-family="Anek Latin" font-weight="700" font-size="22" letter-spacing="-0.4" fill="#f9f3e4">${site.name}</text></svg>`;
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Anek Latin' };
  return Buffer.from(new Resvg(svg, { font, fitTo: { mode: 'height', value: height * 2 } }).render().asPng());
}
