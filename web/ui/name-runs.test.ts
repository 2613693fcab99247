import assert from 'node:assert/strict';
import { test } from 'node:test';
import { langBy, nameRuns } from './name-runs.ts';

const shown = (name: string) =>
  nameRuns(name).map(({ text, lang }) => [text.replaceAll('\u00ad', '|'), lang]);

test('a name is spoken in the language of its script', () => {
  assert.deepEqual(shown('Asha Kulkarni'), [['Asha Kulkarni', undefined]]);
  assert.deepEqual(shown('आशा कुलकर्णी'), [['आशा कुलकर्णी', 'hi']]);
  assert.deepEqual(shown('ஆஷா'), [['ஆஷா', 'ta']]);
  assert.deepEqual(shown('श्रीनिवास राव Venkata Raju'), [
    ['श्रीनिवास राव', 'hi'],
    [' Venkata Raju', undefined],
  ]);
});

test('a text is in the language of its script, and a page reads its own letters without one', () => {
  const texts = ['Cold rooms', '12', '', 'ठंडे कमरे', 'Answer for “ठंडे कमरे”', 'ಶೀತ'];
  const langsOn = (isDevanagari: boolean) => texts.map((text) => langBy(isDevanagari, text));
  assert.deepEqual(langsOn(false), [undefined, undefined, undefined, 'hi', undefined, 'kn']);
  assert.deepEqual(langsOn(true), ['en', undefined, undefined, undefined, undefined, 'kn']);
});

test('a long word has a hyphen to break at between its syllables, a short one has none', () => {
  assert.deepEqual(shown('Venkatanarasimharajuvaripetawala'), [
    ['Ven|kata|nara|sim|hara|juva|ripe|tawala', undefined],
  ]);
  assert.deepEqual(shown('Chattopadhyay-Bandyopadhyay')[0], ['Chat|topadh|yay-Band|yopadh|yay', undefined]);
  assert.deepEqual(shown('Mukhopadhyaya'), [['Mukho|padh|yaya', undefined]]);
  assert.deepEqual(shown('श्रीनिवासवेंकटरामनराजूगारूचट्टोपाध्याय')[0], [
    'श्रीनि|वासवें|कटरा|मनरा|जूगारू|चट्टो|पाध्याय',
    'hi',
  ]);
});

test('an address is left as it is, and nothing of a name is lost', () => {
  const address = 'venkatanarasimharajuvaripeta@example.org';
  assert.deepEqual(shown(address), [[address, undefined]]);
  for (const name of [' a  b ', 'आ b ', 'Thiruvananthapuramअनिरुद्ध  வேங்கடரத்னசுப்பிரமணியம்', ''])
    assert.equal(
      nameRuns(name)
        .map(({ text }) => text)
        .join('')
        .replaceAll('\u00ad', ''),
      name,
    );
});
