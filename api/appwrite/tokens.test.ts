import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from 'node-appwrite';
import { accountCalls, fails } from '#tests/account-calls.ts';
import { freshEmail, goodPassword } from '#tests/builders.ts';
import { inOneWindow } from '#tests/in-one-window.ts';

const { core, guest, signedIn, logIn, newestToken, bugs } = await accountCalls();

test('an address is proven by the mailed link, once, by whoever holds it', async () => {
  const { api, id } = await signedIn({ verified: false });
  const token = await api.createEmailVerification({ url: 'https://app.example.com/verify-email?lang=hi#x' });
  assert.deepEqual([token.secret, token.userId, token.phrase], ['', id, '']);
  const { link, code } = await newestToken(id, 'verification');
  assert.match(link, /^[0-9a-f]{256}$/);
  await assert.rejects(
    guest.updateEmailVerification({ userId: id, secret: 'f'.repeat(256) }),
    fails(401, 'user_invalid_token'),
  );
  await assert.rejects(
    guest.updateEmailVerification({ userId: 'nobody', secret: link }),
    fails(404, 'user_not_found'),
  );
  await assert.rejects(guest.createSession({ userId: id, secret: code }), fails(401, 'user_invalid_token'));
  assert.equal((await guest.updateEmailVerification({ userId: id, secret: link })).$id, token.$id);
  assert.equal((await api.get()).emailVerification, true);
  await assert.rejects(
    guest.updateEmailVerification({ userId: id, secret: link }),
    fails(401, 'user_invalid_token'),
  );
  await assert.rejects(
    api.createVerification({ url: 'https://app.example.com/' }),
    fails(409, 'user_email_already_verified'),
  );
});

test('a link proves only the address it was mailed to', async () => {
  const { api, id } = await signedIn({ verified: false });
  await api.createEmailVerification({ url: 'https://app.example.com/verify-email' });
  const { link } = await newestToken(id, 'verification');
  await api.updateEmail({ email: freshEmail(), password: goodPassword });
  await assert.rejects(
    guest.updateEmailVerification({ userId: id, secret: link }),
    fails(401, 'user_invalid_token'),
  );
});

test('a mailed link leads to this site alone, not to other platforms either', async () => {
  const foreign = [
    'https://partner.example/',
    'http://app.example.com/',
    'https://app.example.com:8443/',
    'https://evil.example/',
    '//app.example.com/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'https:app.example.com',
    'app.example.com',
    'https://app.example.com@evil.example/',
    'https://evil.example/\r\nBcc: x@y.zz',
    'https://app.example.com.evil.example',
    'ftp://app.example.com/',
    'https://app.example.com\\@evil.example/',
    'data:text/html,x',
    '',
  ];
  for (const url of foreign) {
    const { api } = await signedIn({ verified: false });
    await assert.rejects(
      api.createEmailVerification({ url }),
      fails(400, 'general_argument_invalid', /^Invalid `url` param: Invalid URI\. Register/),
      url,
    );
  }
});

test('a code logs in: an unknown address gets an account, a known one keeps its id', async () => {
  const email = freshEmail();
  const first = await guest.createEmailToken({
    userId: 'my-own-id',
    email: email.toUpperCase(),
    phrase: true,
  });
  assert.equal(first.userId, 'my-own-id');
  assert.match(first.phrase, /^[A-Z][a-z]+ [a-z]+$/);
  assert.equal(Date.parse(first.expire) - Date.parse(first.$createdAt), 900_000);
  const again = await guest.createEmailToken({ userId: ID.unique(), email });
  assert.deepEqual([again.userId, again.phrase], ['my-own-id', '']);
  await assert.rejects(
    guest.createEmailToken({ userId: 'my-own-id', email: freshEmail() }),
    fails(409, 'user_already_exists'),
  );

  const { code } = await newestToken('my-own-id', 'code');
  assert.match(code, /^\d{6}$/);
  const wrong = code === '000000' ? '000001' : '000000';
  await assert.rejects(
    guest.createSession({ userId: 'my-own-id', secret: wrong }),
    fails(401, 'user_invalid_token'),
  );
  await assert.rejects(
    guest.createSession({ userId: 'nobody', secret: code }),
    fails(401, 'user_invalid_token'),
  );
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => guest.createSession({ userId: 'my-own-id', secret: code })),
  );
  const opened = tries.filter((result) => result.status === 'fulfilled');
  assert.equal(opened.length, 1, 'a code is taken once');
  assert.deepEqual(
    [opened[0]?.value.provider, opened[0]?.value.providerUid, opened[0]?.value.factors],
    ['token', '', ['email']],
  );
  assert.equal(bugs.length, 0);
  const { email_verified_at } = await core.db
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('id', '=', 'my-own-id')
    .executeTakeFirstOrThrow();
  assert.ok(email_verified_at);
});

test('five wrong guesses void a code', async () => {
  const { id, account } = await signedIn();
  await guest.createEmailToken({ userId: ID.unique(), email: account.email });
  const { code } = await newestToken(id, 'code');
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.allSettled(
    Array.from({ length: 5 }, () => guest.createSession({ userId: id, secret: wrong })),
  );
  await assert.rejects(guest.createSession({ userId: id, secret: code }), fails(401, 'user_invalid_token'));
});

test("whoever proves an address by code does not inherit a squatter's password or sessions", async () => {
  const squatter = await signedIn({ verified: false, password: 'Squatter#1' });
  await guest.createEmailToken({ userId: ID.unique(), email: squatter.account.email });
  const { code } = await newestToken(squatter.id, 'code');
  await guest.createSession({ userId: squatter.id, secret: code });
  await assert.rejects(squatter.api.get(), fails(401, 'general_unauthorized_scope'));
  await assert.rejects(
    guest.createEmailPasswordSession({ email: squatter.account.email, password: 'Squatter#1' }),
    fails(401, 'user_invalid_credentials'),
  );
});

test('an owner who asks for the code from within keeps the password', async () => {
  const owner = await signedIn({ verified: false });
  await owner.api.createEmailToken({ userId: ID.unique(), email: owner.account.email });
  const { code } = await newestToken(owner.id, 'code');
  await guest.createSession({ userId: owner.id, secret: code });
  assert.ok(await owner.api.get());
  assert.ok(await logIn(owner.account.email));
});

test('recovery answers alike for every address, and mails only a known one', async () => {
  const { account, id } = await signedIn();
  const url = 'https://app.example.com/reset-password';
  const known = await guest.createRecovery({ email: account.email, url });
  const unknown = await guest.createRecovery({ email: freshEmail(), url });
  assert.deepEqual(Object.keys(unknown), Object.keys(known));
  assert.equal(Date.parse(unknown.expire) - Date.parse(unknown.$createdAt), 3_600_000);
  const { rowCount } = await core.connection.pool.query('select 1 from tokens where id = $1', [unknown.$id]);
  assert.equal(rowCount, 0);
  assert.equal(known.userId, id);
});

test('a recovery link sets the password once, proves the address and ends all sessions', async () => {
  const who = await signedIn({ verified: false });
  const { email } = who.account;
  await guest.createRecovery({ email, url: 'https://app.example.com/reset-password' });
  const { link: secret } = await newestToken(who.id, 'recovery');
  await assert.rejects(
    guest.updateRecovery({ userId: who.id, secret, password: 'short' }),
    fails(400, 'general_argument_invalid'),
  );
  await assert.rejects(
    guest.updateRecovery({ userId: 'nobody', secret, password: 'Another#42' }),
    fails(404, 'user_not_found'),
  );
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => guest.updateRecovery({ userId: who.id, secret, password: 'Another#42' })),
  );
  assert.equal(tries.filter((result) => result.status === 'fulfilled').length, 1);
  await assert.rejects(who.api.get(), fails(401, 'general_unauthorized_scope'));
  await assert.rejects(
    guest.updateRecovery({ userId: who.id, secret, password: 'Another#43' }),
    fails(401, 'user_invalid_token'),
  );
  const session = await guest.createEmailPasswordSession({ email, password: 'Another#42' });
  assert.equal(session.userId, who.id);
});

test('nothing of all this was taken for a bug', () => assert.deepEqual(bugs, []));

test('a log-in clears the counts of the hour, but not the day’s count of guesses', async () => {
  await inOneWindow(3600);
  const { userId } = await guest.createEmailToken({ userId: ID.unique(), email: freshEmail() });
  const { code } = await newestToken(userId, 'code');
  await guest.createSession({ userId, secret: code });
  const counted = await core.db
    .selectFrom('rate_limits')
    .select(['key', 'count'])
    .where('key', 'like', `%sessions/token%${userId.toLowerCase()}`)
    .execute();
  assert.deepEqual(counted, [
    { key: `POST /account/sessions/token:86400:${userId.toLowerCase()}`, count: 1 },
  ]);
});
