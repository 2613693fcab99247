import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSession } from '#core/sessions/find-session.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { device, goodPassword, provenAddress, studentForm } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { collectOwnData } from './collect.ts';

const core = await freshCore();

test('a member’s archive holds all data about them, and no secret', async () => {
  const { email, browser } = await provenAddress(core);
  const opened = await signUp(core, {
    browser,
    form: studentForm(email, { marketing: true }),
    idempotencyKey: 'k',
    device,
    language: 'en',
    previous: null,
  });
  const asha = await findSession(core, { accountId: opened.account.id, secret: opened.secret });
  assert.ok(asha);
  const entries = new Map<string, string>();
  for await (const { name, content } of collectOwnData(core, asha)) entries.set(name, String(content));
  const held = (name: string) => JSON.parse(entries.get(`${name}.json`) ?? 'null');
  assert.equal(held('accounts')[0].email, email);
  assert.equal(held('profiles')[0].college, 'VNIT Nagpur');
  assert.equal(held('consents').length, 3);
  assert.equal(held('sessions')[0].ip, device.ip);
  const everything = [...entries.values()].join();
  for (const secret of [goodPassword, opened.secret, opened.account.password_hash ?? '-', 'secret_hash'])
    assert.ok(!everything.includes(secret), secret);
});
