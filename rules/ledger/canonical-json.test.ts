import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hashOfValue as hashOnServer } from '#core/ledger/seal-entries.ts';
import { canonicalJson, NotCanonical } from './canonical-json.ts';
import { isSignable } from './document.ts';
import { hashOfValue } from './sha256.ts';

test('names are sorted by UTF-16 code units, as the RFC’s example shows', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  assert.equal(canonicalJson(value), '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
});

test('strings are written as ECMAScript writes them', () => {
  assert.equal(canonicalJson('\u20ac$\u000F\nA\'B"\\/"'), '"€$\\u000f\\nA\'B\\"\\\\/\\""');
  assert.equal(canonicalJson('\b\t\n\f\r\u0000\u001f\u007f'), '"\\b\\t\\n\\f\\r\\u0000\\u001f\u007f"');
  assert.equal(canonicalJson('</script>\u2028'), '"</script>\u2028"');
});

test('numbers are written as ECMAScript writes them, and only whole exact ones', () => {
  assert.equal(
    canonicalJson([0, -0, 1, -1, 1_000_000_000_000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]),
    '[0,0,1,-1,1000000000000,9007199254740991,-9007199254740991]',
  );
  for (const number of [0.1, 1.5, 2 ** 53, 1e21, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE])
    assert.throws(() => canonicalJson(number), { reason: 'number' });
});

test('unpaired surrogates are refused, in names too', () => {
  for (const text of ['\ud800', 'a\udc00', '\udc00\ud800', '\ud83d\ud83d\ude00']) {
    assert.throws(() => canonicalJson(text), { reason: 'surrogate' });
    assert.throws(() => canonicalJson({ [text]: 1 }), { reason: 'surrogate' });
  }
  assert.equal(canonicalJson('😀'), '"😀"');
});

test('a value that JSON cannot hold without loss is refused', () => {
  const sparse = [1];
  sparse[2] = 3;
  for (const value of [
    undefined,
    () => 1,
    Symbol('x'),
    1n,
    new Date(),
    new Map(),
    /x/,
    Object.create({ inherited: 1 }),
    sparse,
    { a: undefined },
    [undefined],
  ])
    assert.throws(() => canonicalJson(value), NotCanonical);
});

const hashable = fc
  .jsonValue({ depthSize: 'medium' })
  .filter((value) => !/[-\d]\.\d|\de[+-]/.test(JSON.stringify(value)));

test('the form can be read again, and does not depend on the order in which names were given', () => {
  fc.assert(
    fc.property(hashable, (value) => {
      let form: string;
      try {
        form = canonicalJson(value);
      } catch (error) {
        assert.ok(error instanceof NotCanonical);
        return;
      }
      const again = JSON.parse(form);
      assert.equal(canonicalJson(again), form);
      assert.equal(canonicalJson(reversed(again)), form);
    }),
    { numRuns: 1000 },
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  );
}

test('browser and server hash alike, and the hash is SHA-256 of the form', async () => {
  assert.equal(await hashOfValue({}), '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.nat(), async (text, number) => {
      const value = { text: text.normalize('NFC'), number, list: [null, true, { [text]: number }] };
      assert.equal(await hashOfValue(value), hashOnServer(value));
    }),
    { numRuns: 100 },
  );
});

test('a document is signable only with composed strings and LF', () => {
  assert.ok(isSignable({ a: ['é', 'line\nline', 5, null] }));
  for (const wrong of ['e\u0301', 'a\r\nb', 'a\rb', 'a\u2028b']) {
    assert.ok(!isSignable({ a: [wrong] }), JSON.stringify(wrong));
    assert.ok(!isSignable({ [wrong]: 1 }), JSON.stringify(wrong));
  }
});
