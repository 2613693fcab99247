import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { device, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { openSession } from './open-session.ts';

const core = await freshCore();
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

async function emailsTo(accountId: string): Promise<string[]> {
  const { rows } = await sql<{ letter: string }>`
    select payload->>'letter' as letter from jobs
    where payload->>'accountId' = ${accountId}`.execute(core.db);
  return rows.map(({ letter: email }) => email);
}

test('only a sign-in from a new kind of device sends an email, and only once', async () => {
  const asha = await member(core);
  const signIn = (userAgent: string) =>
    core.db
      .transaction()
      .execute((tx) =>
        openSession(tx, asha.account, { provider: 'email', factors: ['password'] }, { ...device, userAgent }),
      );
  await signIn(device.userAgent);
  assert.deepEqual(await emailsTo(asha.id), []);
  await signIn(android);
  await signIn(android);
  assert.deepEqual(await emailsTo(asha.id), ['new-device']);
});
