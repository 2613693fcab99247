/**
 * Licences (SPDX) that a package may have without a word: they ask for no more than their notice. Each other package is named
 * below with its licence and the reason why it may be installed.
 */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** `said` is what the package itself says; `licence` is what its own texts say where that is missing or no SPDX name. */
export type LicenceException = { name: RegExp; said: string | undefined; licence: string; reason: string };

const unchanged = 'used as it is published: its own source stays public, and the licence does not reach ours';

export const licenceExceptions: readonly LicenceException[] = [
  { name: /^lightningcss(-.+)?$/, said: 'MPL-2.0', licence: 'MPL-2.0', reason: `the build's; ${unchanged}` },
  { name: /^@resvg\/resvg-js(-.+)?$/, said: 'MPL-2.0', licence: 'MPL-2.0', reason: unchanged },
  {
    name: /^(@axe-core\/playwright|axe-core|ical\.js)$/,
    said: 'MPL-2.0',
    licence: 'MPL-2.0',
    reason: 'of tests alone',
  },
  {
    name: /^@img\/sharp-libvips-.+$/,
    said: 'LGPL-3.0-or-later',
    licence: 'LGPL-3.0-or-later',
    reason: 'a library of its own that sharp loads; operators can put another one in its place',
  },
  {
    name: /^@img\/sharp-win32-.+$/,
    said: 'Apache-2.0 AND LGPL-3.0-or-later',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'named in the lock file for Windows, where the product does not run',
  },
  {
    name: /^@img\/sharp-wasm32$/,
    said: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'named in the lock file for platforms without a binary, where the product does not run',
  },
  {
    name: /^@fontsource-variable\/anek-(latin|devanagari)$/,
    said: 'OFL-1.1',
    licence: 'OFL-1.1',
    reason: 'fonts, served unchanged with their licence in the package',
  },
  {
    name: /^caniuse-lite$/,
    said: 'CC-BY-4.0',
    licence: 'CC-BY-4.0',
    reason: 'data that the build reads; nothing of it is in the pages',
  },
  {
    name: /^@digitalbazaar\/credentials-context$/,
    said: 'SEE LICENSE IN LICENSE.md',
    licence: 'BSD-3-Clause AND W3C',
    reason: 'its LICENSE.md: the code is BSD, the contexts are the W3C’s, unchanged',
  },
  { name: /^png-js$/, said: undefined, licence: 'MIT', reason: 'its LICENSE is the MIT licence' },
  {
    name: /^argparse$/,
    said: 'Python-2.0',
    licence: 'Python-2.0',
    reason: 'of tests alone; asks for its notice',
  },
  {
    name: /^(busboy|dicer|streamsearch|humanize-number|only)$/,
    said: undefined,
    licence: 'MIT',
    reason: 'of tests alone; LICENSE or Readme is the MIT licence, named in a field that npm no longer reads',
  },
];

/** Whether one may follow allowed licences alone: of `A OR B` one of them, of `A AND B` both. */
export function isAllowed(expression: string | undefined): boolean {
  if (!expression) return false;
  const parts = (text: string, word: string) => text.replace(/^\((.*)\)$/, '$1').split(` ${word} `);
  // No package nests one in the other; such an expression is refused, and then looked at.
  return parts(expression, 'OR').length > 1
    ? parts(expression, 'OR').some((name) => allowedLicences.has(name))
    : parts(expression, 'AND').every((name) => allowedLicences.has(name));
}

/** The exception for a package that says this of itself, if there is one. */
export function exceptionFor(name: string, said: string | undefined): LicenceException | undefined {
  return licenceExceptions.find((exception) => exception.name.test(name) && exception.said === said);
}
