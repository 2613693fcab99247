import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contrast } from '#tests/pages/contrast.ts';

type Theme = 'light' | 'dark';
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function contrastOf(ink: string, ground: string, theme: Theme): number {
  const [first = '', second = ''] = [ink, ground].map((name) => {
    const token = tokens.get(name);
    assert.ok(token, `there is no colour ${name}`);
    return token[theme];
  });
  return contrast(first, second);
}

const grounds = ['paper', 'sand', 'raised'];
const text: [string, string][] = [
  ...grounds.flatMap((ground) =>
    ['ink', 'soft', 'neel', 'sindoor', 'patta', 'genda-ink'].map((ink): [string, string] => [ink, ground]),
  ),
  ['on-neel', 'neel'],
  ['on-neel', 'neel-strong'],
  ['on-genda', 'genda'],
  ['on-sindoor', 'sindoor'],
  ['on-patta', 'patta'],
  ['neel', 'neel-tint'],
  ['genda-ink', 'genda-tint'],
  ['sindoor', 'sindoor-tint'],
  ['patta', 'patta-tint'],
  ...['neel-tint', 'genda-tint', 'sindoor-tint', 'patta-tint'].map((tint): [string, string] => ['ink', tint]),
  ['on-step', 'step'],
  ['step-soft', 'step'],
  ['genda', 'step'],
  ['on-marigold', 'marigold'],
  ['on-marigold-act', 'marigold-act'],
  ...['neel', 'sindoor', 'patta', 'turmeric'].map((name): [string, string] => ['on-step', `${name}-cover`]),
];
/** Edges of controls, focus rings and drawings that mean something. */
const shapes: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['control', ground],
    ['neel', ground],
  ]),
  ['genda', 'step'],
  ['marigold-dot', 'marigold'],
  ['sindoor', 'genda-tint'],
  ['marigold-act', 'marigold'],
  ...['neel', 'sindoor', 'patta', 'turmeric'].map((name): [string, string] => ['genda', `${name}-cover`]),
];

for (const theme of ['light', 'dark'] as const) {
  test(`text can be read in the ${theme} theme: 4.5 to 1`, () => {
    const weak = text
      .map(([ink, ground]) => ({ pair: `${ink} on ${ground}`, ratio: contrastOf(ink, ground, theme) }))
      .filter(({ ratio }) => ratio < 4.5);
    assert.deepEqual(weak, []);
  });

  test(`controls and focus can be seen in the ${theme} theme: 3 to 1`, () => {
    const weak = shapes
      .map(([ink, ground]) => ({ pair: `${ink} on ${ground}`, ratio: contrastOf(ink, ground, theme) }))
      .filter(({ ratio }) => ratio < 3);
    assert.deepEqual(weak, []);
  });
}

test('no whole area glares in the dark theme', () => {
  for (const name of ['paper', 'sand', 'raised', 'step', 'marigold', 'patta-cover', 'genda-tint']) {
    const token = tokens.get(name);
    assert.ok(token && contrast(token.dark, '#ffffff') >= 7, name);
  }
});
