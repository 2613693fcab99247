import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from 'node-appwrite';
import { prepareEmail } from '#core/collected/emails.ts';
import { accountCalls, fails } from '#tests/accounts/account-calls.ts';
import { freshEmail, goodPassword, mailedCode } from '#tests/ground/builders.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';

const { core, guest, signedIn, newestLink, bugs } = await accountCalls();

test('an address is proven by the mailed link, once, from within the account', async () => {
  const { api, id } = await signedIn({ verified: false });
  const token = await api.createEmailVerification({ url: 'https://app.example.com/verify-email?lang=hi#x' });
  assert.deepEqual([token.secret, token.userId, token.phrase], ['', id, '']);
  const link = await newestLink(id, 'verification');
  assert.match(link, /^[0-9a-f]{256}$/);
  await assert.rejects(
    guest.updateEmailVerification({ userId: id, secret: 'f'.repeat(256) }),
    fails(401, 'user_invalid_token'),
  );
  await assert.rejects(
    guest.updateEmailVerification({ userId: 'nobody', secret: link }),
    fails(404, 'user_not_found'),
  );
  await assert.rejects(guest.createSession({ userId: id, secret: link }), fails(401, 'user_invalid_token'));
  assert.equal((await api.updateEmailVerification({ userId: id, secret: link })).$id, token.$id);
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

test('following the link elsewhere ends the password and sessions of a squatter who registered the address', async () => {
  const squatter = await signedIn({ verified: false, password: 'Squatter#1' });
  const { email } = squatter.account;
  await squatter.api.createEmailVerification({ url: 'https://app.example.com/verify-email' });
  const secret = await newestLink(squatter.id, 'verification');
  await guest.updateEmailVerification({ userId: squatter.id, secret });
  await assert.rejects(squatter.api.get(), fails(401, 'general_unauthorized_scope'));
  await assert.rejects(
    guest.createEmailPasswordSession({ email, password: 'Squatter#1' }),
    fails(401, 'user_invalid_credentials'),
  );
  const { $id: id } = await recovered(email, squatter.id);
  assert.equal(id, squatter.id, 'it begins anew under the same id');
});

/** A new password by recovery, and what it then opens. */
async function recovered(email: string, id: string) {
  await guest.createRecovery({ email, url: 'https://app.example.com/reset-password' });
  const secret = await newestLink(id, 'recovery');
  await guest.updateRecovery({ userId: id, secret, password: 'Another#42' });
  const { userId } = await guest.createEmailPasswordSession({ email, password: 'Another#42' });
  return { $id: userId };
}

test('a link proves only the address it was mailed to', async () => {
  const { api, id } = await signedIn({ verified: false });
  await api.createEmailVerification({ url: 'https://app.example.com/verify-email' });
  const link = await newestLink(id, 'verification');
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

test('a code logs in: an unknown address gets an account, under the wanted id', async () => {
  const email = freshEmail();
  const first = await guest.createEmailToken({
    userId: 'my-own-id',
    email: email.toUpperCase(),
    phrase: true,
  });
  assert.match(first.userId, /^[0-9a-f]{20}$/);
  assert.match(first.phrase, /^[A-Z][a-z]+ [a-z]+$/);
  assert.equal(Date.parse(first.expire) - Date.parse(first.$createdAt), 900_000);
  const code = await mailedCode(core, email);
  assert.match(code, /^\d{6}$/);
  const wrong = code === '000000' ? '000001' : '000000';
  const { userId } = first;
  await assert.rejects(guest.createSession({ userId, secret: wrong }), fails(401, 'user_invalid_token'));
  await assert.rejects(
    guest.createSession({ userId: 'nobody', secret: code }),
    fails(401, 'user_invalid_token'),
  );
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => guest.createSession({ userId, secret: code })),
  );
  const opened = tries.filter((result) => result.status === 'fulfilled');
  assert.equal(opened.length, 1, 'a code is taken once');
  assert.deepEqual(
    [opened[0]?.value.provider, opened[0]?.value.providerUid, opened[0]?.value.factors],
    ['token', '', ['email']],
  );
  assert.equal(opened[0]?.value.userId, 'my-own-id');
  assert.equal(bugs.length, 0);
  const account = await core.db
    .selectFrom('accounts')
    .select(['email', 'email_verified_at'])
    .where('id', '=', 'my-own-id')
    .executeTakeFirstOrThrow();
  assert.equal(account.email, email);
  assert.ok(account.email_verified_at);
});

test('an id in use is not given to a new account, and its own account can log in by it', async () => {
  const { id, account } = await signedIn();
  const email = freshEmail();
  const { userId } = await guest.createEmailToken({ userId: id, email });
  const made = await guest.createSession({ userId, secret: await mailedCode(core, email) });
  assert.notEqual(made.userId, id);
  await guest.createEmailToken({ userId: ID.unique(), email: account.email });
  const own = await guest.createSession({ userId: id, secret: await mailedCode(core, account.email) });
  assert.equal(own.userId, id);
});

test('codes and recovery answer alike for every address, however often they are asked', async () => {
  const { account } = await signedIn();
  const unproven = await signedIn({ verified: false });
  const url = 'https://app.example.com/reset-password';
  const addresses = [account.email, unproven.account.email, freshEmail()];
  for (const email of addresses) {
    const answers = [];
    for (const userId of [ID.unique(), 'my-wish', ID.unique()]) {
      answers.push(await guest.createEmailToken({ userId, email }));
      answers.push(await guest.createRecovery({ email, url }));
    }
    const ids = new Set(answers.map(({ userId }) => userId));
    assert.equal(ids.size, 1, 'one id for one address');
    assert.match([...ids][0] ?? '', /^[0-9a-f]{20}$/);
    for (const { $id, secret } of answers) {
      assert.match($id, /^[0-9a-f]{20}$/);
      assert.equal(secret, '');
    }
  }
  const { count } = await core.db
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('email', '=', addresses[2] ?? '')
    .executeTakeFirstOrThrow();
  assert.equal(count, '0', 'asking makes no account');
});

test('five wrong guesses void a code, from wherever they come', async () => {
  const { id, account } = await signedIn();
  await guest.createEmailToken({ userId: ID.unique(), email: account.email });
  const code = await mailedCode(core, account.email);
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.allSettled(
    Array.from({ length: 5 }, () => guest.createSession({ userId: id, secret: wrong })),
  );
  await assert.rejects(guest.createSession({ userId: id, secret: code }), fails(401, 'user_invalid_token'));
});

test('proving an address by code ends a squatter’s password and sessions', async () => {
  const squatter = await signedIn({ verified: false, password: 'Squatter#1' });
  // The squatter's session may have asked for the code: only the caller who types it has proven the address.
  await squatter.api.createEmailToken({ userId: ID.unique(), email: squatter.account.email });
  const code = await mailedCode(core, squatter.account.email);
  await guest.createSession({ userId: squatter.id, secret: code });
  await assert.rejects(squatter.api.get(), fails(401, 'general_unauthorized_scope'));
  await assert.rejects(
    guest.createEmailPasswordSession({ email: squatter.account.email, password: 'Squatter#1' }),
    fails(401, 'user_invalid_credentials'),
  );
});

test('a recovery is mailed to a known address alone', async () => {
  const { account, id } = await signedIn();
  const url = 'https://app.example.com/reset-password';
  const known = await guest.createRecovery({ email: account.email, url });
  const unknown = await guest.createRecovery({ email: freshEmail(), url });
  assert.equal(Date.parse(unknown.expire) - Date.parse(unknown.$createdAt), 3_600_000);
  const emailOf = (tokenId: string) => prepareEmail(core, { letter: 'recovery', tokenId, url });
  const message = await emailOf(known.$id);
  assert.ok(message?.letter === 'recovery' && message.to === account.email && message.link.includes(id));
  assert.equal(await emailOf(unknown.$id), null);
});

test('a recovery link sets the password once, proves the address and ends all sessions', async () => {
  const who = await signedIn({ verified: false });
  const { email } = who.account;
  await guest.createRecovery({ email, url: 'https://app.example.com/reset-password' });
  const secret = await newestLink(who.id, 'recovery');
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
  const email = freshEmail();
  const { userId } = await guest.createEmailToken({ userId: ID.unique(), email });
  await guest.createSession({ userId, secret: await mailedCode(core, email) });
  const counted = await core.db
    .selectFrom('rate_limits')
    .select(['key', 'count'])
    .where('key', 'like', `guess:%${email}`)
    .execute();
  assert.deepEqual(counted, [{ key: `guess:day:${email}`, count: 1 }]);
});

test('digits of any script are taken, and a gap between them', async () => {
  const email = freshEmail();
  const { userId } = await guest.createEmailToken({ userId: ID.unique(), email });
  const typed = [...(await mailedCode(core, email))].map((digit) => '०१२३४५६७८९'[Number(digit)]);
  const secret = ` ${typed.slice(0, 3).join('')} ${typed.slice(3).join('')}`;
  assert.ok(await guest.createSession({ userId, secret }));
});
