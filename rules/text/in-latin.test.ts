import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLatin } from './in-latin.ts';

test('words of Devanagari become Latin as they are spoken, and all else stays', () => {
  for (const [written, latin] of [
    ['पुणे', 'pune'],
    ['शेतकरी', 'shetkari'],
    ['कारपेंटर', 'karpentar'],
    ['महाराष्ट्र', 'maharashtra'],
    ['गणपती', 'ganpati'],
    ['कमल', 'kamal'],
    ['समाज', 'samaj'],
    ['मित्र', 'mitra'],
    ['मुंबई', 'mumbai'],
    ['हिन्दी हिंदी', 'hindi hindi'],
    ['ज्ञानेश्वर', 'dnyaneshvar'],
    ['शिक्षण', 'shikshan'],
    ['ज़मीन, फ़सल', 'zamin, fasal'],
    ['बढ़ईगीरी', 'badhaigiri'],
    ['अॅप', 'ap'],
    ['ॲप २०२६', 'ap 2026'],
    ['र्‍हस्व', 'rhasva'],
    ['जगत्', 'jagat'],
    ['दुःख', 'duhkh'],
    ['ॐ', ''],
    ['Pune शहर', 'Pune shahar'],
    ['Zürich', 'Zürich'],
  ] as const)
    assert.equal(inLatin(written), latin, written);
});
