import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  announcedDays,
  type TextVersion,
  textNames,
  textVersions,
} from '#contract/consents/text-versions.ts';
import { mostChanges } from '#contract/legal-texts/shapes.ts';
import { hashOfText } from '#core/legal-texts/hash-of-text.ts';
import { wordsOf } from './versions.ts';

const declared = textNames.flatMap((name) =>
  (textVersions[name] as readonly TextVersion[]).map((one, at) => ({ name, at, ...one })),
);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

test('the words of each version are those of its hash: other words are another version', () => {
  for (const { name, version, hash } of declared) {
    const words = wordsOf(name, version);
    assert.ok(words, `${name} ${version}`);
    assert.equal(hashOfText(words.text), hash, `${name} ${version}`);
  }
});

test('each version after the first is announced 30 days ahead, or names the law, with 1 to 5 lines', () => {
  assert.deepEqual([announcedDays, mostChanges], [30, 5]);
  for (const { name, at, version, inForce, announced, soonerBy, asks = [] } of declared) {
    const words = wordsOf(name, version);
    const before = textVersions[name][at - 1];
    if (!before) {
      assert.equal(announced, undefined, `${name} ${version}`);
      continue;
    }
    assert.ok(announced && before.inForce < inForce && announced < inForce, `${name} ${version}`);
    assert.ok(soonerBy || daysBetween(announced, inForce) >= announcedDays, `${name} ${version}`);
    const count = words?.changes?.length ?? 0;
    assert.ok(count >= 1 && count <= mostChanges, `${name} ${version}`);
    assert.deepEqual(Object.keys(words?.asks ?? {}).sort(), [...asks].sort(), `${name} ${version}`);
    for (const purpose of asks) assert.match(purpose, /^[a-z][a-z_]{2,50}$/);
  }
});
