import assert from 'node:assert/strict';
import { test } from 'node:test';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { freshPage, paragraph, sendLinks } from '#tests/verifications/verifications.ts';

const core = await freshCore();

test('ten times the same request is one, and a different one is refused while it waits', async () => {
  const who = await member(core, { password: null });
  const links = [freshPage(), freshPage()];
  const ten = await Promise.all(Array.from({ length: 10 }, () => sendLinks(core, who, { links })));
  assert.equal(new Set(ten.map(({ $id }) => $id)).size, 1);
  assert.deepEqual(new Set(ten.map(({ state }) => state)), new Set(['submitted']));
  const other = { links, about: `${paragraph} And in Pune.` };
  await assert.rejects(sendLinks(core, who, other), refused('verification_open'));
});
