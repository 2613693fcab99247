import assert from 'node:assert/strict';
import { test } from 'node:test';
import { privacyKinds } from '#web/legal-texts/texts/en/privacy-kinds.ts';
import { heldData } from '#web/words.ts';

test('a table with personal data names a section of the privacy policy, and each section has one', () => {
  const kinds = Object.values(heldData).flatMap((group) => Object.values(group).map(({ policy }) => policy));
  assert.deepEqual([...new Set(kinds)].toSorted(), privacyKinds.map(({ name }) => name).toSorted());
});
