import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contrast } from '#tests/pages/contrast.ts';
import { colours, pairs } from './colours.ts';

const css = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');

test('emails use the colours of the pages', () => {
  const own = Object.entries(colours).map(([name, [light, dark]]) => [name, light, dark]);
  const theirs = own.map(([name]) => [
    name,
    ...(new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)?.slice(1) ?? []),
  ]);
  assert.deepEqual(own, theirs);
});

/** How mail programs darken colours by themselves: they invert all of a colour, or only its lightness. */
const inversions = {
  inverted: (hex: string) =>
    `#${(0xffffff - Number.parseInt(hex.slice(1), 16)).toString(16).padStart(6, '0')}`,
  'inverted in lightness': (hex: string) => {
    const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const shift = 255 - Math.max(...rgb) - Math.min(...rgb);
    return `#${rgb.map((value) => (value + shift).toString(16).padStart(2, '0')).join('')}`;
  },
};
const schemes: Record<string, (both: readonly [string, string]) => string> = {
  light: ([light]) => light,
  dark: ([, dark]) => dark,
  ...Object.fromEntries(
    Object.entries(inversions).map(([name, invert]) => [
      name,
      ([light]: readonly [string, string]) => invert(light),
    ]),
  ),
};

for (const [scheme, shown] of Object.entries(schemes)) {
  test(`every word of an email can be read, ${scheme}: 4.5 to 1`, () => {
    const weak = Object.values(pairs)
      .map(({ ink, ground }) => ({
        pair: `${ink} on ${ground}`,
        ratio: contrast(shown(colours[ink]), shown(colours[ground])),
      }))
      .filter(({ ratio }) => ratio < 4.5);
    assert.deepEqual(weak, []);
  });
}
