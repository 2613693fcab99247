import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { mayAdminister } from '../administration/policy.ts';
import { requestCode } from '../codes/request-code.ts';
import { guest } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { codeOf, linkSecretOf } from '../ground/secrets.ts';
import { findSession } from '../sessions/find-session.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { isProvenBy } from './is-proven-by.ts';
import { requestVerification } from './request-verification.ts';
import { verifyEmail } from './verify-email.ts';

const email = freshEmail('chief');
const core = { ...(await freshCore()), adminEmails: [email] };
const url = 'https://saharambh.example/verify-email';
const device = { ip: '203.0.113.7', userAgent: '' };

test('a stranger who registers an administrator’s address gains nothing when they follow the link', async () => {
  const stranger = await member(core, { email, verified: false });
  const token = await requestVerification(core, stranger, url);
  const secret = linkSecretOf(core.key, 'verification', token.id);
  await assert.rejects(
    verifyEmail(core, guest, { userId: stranger.id, secret }),
    (error) => error instanceof Refusal && error.code === 'user_invalid_token',
  );
  const seen = await findSession(core, { accountId: stranger.id, secret: stranger.secret });
  assert.ok(seen && !mayAdminister(core, seen, 'any'));

  const code = await requestCode(core, { userId: 'unique()', email, phrase: false, device });
  const { account, secret: opened } = await logInWithCode(core, {
    userId: code.handle,
    secret: codeOf(core.key, code.id),
    device,
  });
  const proven = await findSession(core, { accountId: account.id, secret: opened });
  assert.ok(proven && mayAdminister(core, proven, 'any'));
  assert.equal(await findSession(core, { accountId: stranger.id, secret: stranger.secret }), null);
  assert.equal(account.password_hash, null);
});

test('every other member proves their address by the link', async () => {
  const them = await member(core, { verified: false });
  const token = await requestVerification(core, them, url);
  const secret = linkSecretOf(core.key, 'verification', token.id);
  await verifyEmail(core, them, { userId: them.id, secret });
  const seen = await findSession(core, { accountId: them.id, secret: them.secret });
  assert.ok(seen?.account.email_verified_at);
});

test('only the holder of a used link learns that it has proven the address', async () => {
  const them = await member(core, { verified: false });
  const token = await requestVerification(core, them, url);
  const claim = { userId: them.id, secret: linkSecretOf(core.key, 'verification', token.id) };
  assert.equal(await isProvenBy(core, claim), false, 'not before it was followed');
  await verifyEmail(core, guest, claim);
  await assert.rejects(verifyEmail(core, guest, claim), (error) => error instanceof Refusal);
  assert.equal(await isProvenBy(core, claim), true);
  assert.equal(await isProvenBy(core, { ...claim, secret: 'a'.repeat(256) }), false);
  assert.equal(await isProvenBy(core, { ...claim, userId: (await member(core)).id }), false);
  await core.db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', them.id).execute();
  assert.equal(await isProvenBy(core, claim), false, 'another address is there now');
});
