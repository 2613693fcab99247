import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import type { Email } from '../ground/emails.ts';
import { prepareEmail } from './emails.ts';

// Checked by the compiler: it rejects these lines as soon as an undeclared email is accepted.
type Refuses<Sent> = Sent extends Email ? false : true;
const undeclared: Refuses<{ letter: 'invented'; accountId: string }> = true;
const wrongNeeds: Refuses<{ letter: 'new-device'; accountId: string }> = true;
const declared: Refuses<{ letter: 'new-device'; accountId: string; kind: string }> = false;

test('an undeclared email, or one that lacks what it needs, does not compile', () => {
  assert.deepEqual([undeclared, wrongNeeds, declared], [true, true, false]);
});

test('an email posted by a newer version is left for it, not lost', async () => {
  const core = await freshCore();
  await assert.rejects(prepareEmail(core, { letter: 'of-tomorrow' } as never), /knows no letter/);
});
