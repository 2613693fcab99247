import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from 'node-appwrite';
import { accountCalls, fails, plain } from '#tests/accounts/account-calls.ts';
import { freshEmail, goodPassword } from '#tests/ground/builders.ts';

const { clientOf, endpoint, guest, send, signedIn, logIn, bugs } = await accountCalls();
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/;

test('registering answers the whole account and opens no session', async () => {
  const email = freshEmail('New.Person');
  const account = await guest.create({ userId: ID.unique(), email, password: goodPassword, name: 'नेहा' });
  assert.equal(account.email, email.toLowerCase());
  assert.equal(account.name, 'नेहा');
  assert.equal(account.emailVerification, false);
  assert.deepEqual([plain(account.prefs), account.labels, account.phone, account.status], [{}, [], '', true]);
  assert.equal(account.targets[0]?.identifier, email.toLowerCase());
  for (const date of [account.$createdAt, account.registration, account.accessedAt, account.passwordUpdate]) {
    assert.match(date, moment);
  }
  assert.ok(!('password' in account) && !('hash' in account));
  await assert.rejects(
    guest.create({ userId: ID.unique(), email, password: goodPassword }),
    fails(409, 'user_already_exists'),
  );
  await assert.rejects(
    guest.create({ userId: account.$id, email: freshEmail(), password: goodPassword }),
    fails(409, 'user_already_exists'),
  );
});

test('parameters are refused by name, in their order', async () => {
  const invalid = (pattern: RegExp) => fails(400, 'general_argument_invalid', pattern);
  const account = { userId: 'unique()', email: freshEmail(), password: goodPassword };
  await assert.rejects(guest.create({ ...account, userId: '_no' }), invalid(/^Invalid `userId` param: /));
  await assert.rejects(
    guest.create({ ...account, email: 'nobody' }),
    invalid(/^Invalid `email` param: Value must be a valid email address$/),
  );
  await assert.rejects(
    guest.create({ ...account, password: 'seven77' }),
    invalid(/^Invalid `password` param: /),
  );
  await assert.rejects(
    guest.create({ ...account, password: 'x'.repeat(257) }),
    invalid(/^Invalid `password` param: /),
  );
  await assert.rejects(guest.create({ ...account, name: '' }), invalid(/^Invalid `name` param: /));
  await assert.rejects(guest.create({ ...account, name: '\0\u202e' }), invalid(/^Invalid `name` param: /));
  const missing = await (await send('POST', '/account', { userId: 'unique()' })).json();
  assert.equal(missing.message, 'Param "email" is not optional.');
  const noJson = await fetch(`${endpoint}/account`, {
    method: 'POST',
    body: 'nonsense',
    headers: { 'x-appwrite-project': 'saharambh' },
  });
  assert.equal((await noJson.json()).message, 'Param "userId" is not optional.');
  assert.ok(await guest.create({ ...account, password: '8 bytesé'.slice(0, 8) }));
});

test('name, prefs, e-mail and password can be changed, each by its own rules', async () => {
  const { api, account } = await signedIn();
  assert.equal((await api.updateName({ name: 'Ọlúwaṣeun' })).name, 'Ọlúwaṣeun');
  assert.deepEqual(
    plain((await api.updatePrefs({ prefs: { theme: 'dark', deep: { list: [1, null] } } })).prefs),
    {
      theme: 'dark',
      deep: { list: [1, null] },
    },
  );
  assert.deepEqual(plain(await api.getPrefs()), { theme: 'dark', deep: { list: [1, null] } });
  for (const prefs of ['text', [1], { big: 'x'.repeat(65_536) }, JSON.parse('{"a":{"__proto__":1}}')]) {
    await assert.rejects(api.updatePrefs({ prefs }), fails(400, 'general_argument_invalid'));
  }
  const unclean = { 'n\0ul': 'a\0\u202eb', lines: 'c\r\nd\te' };
  const { prefs } = await api.updatePrefs({ prefs: unclean });
  assert.deepEqual(plain(prefs), { nul: 'ab', lines: 'c\nd e' });
  assert.deepEqual(plain((await api.updatePrefs({ prefs: {} })).prefs), {});

  const email = freshEmail('moved');
  await assert.rejects(
    api.updateEmail({ email, password: 'not the one' }),
    fails(401, 'user_invalid_credentials'),
  );
  for (const used of [account.email, (await signedIn()).account.email]) {
    await assert.rejects(
      api.updateEmail({ email: used, password: goodPassword }),
      fails(409, 'user_target_already_exists'),
    );
  }
  const moved = await api.updateEmail({ email, password: goodPassword });
  assert.deepEqual(
    [moved.email, moved.emailVerification, moved.targets[0]?.identifier],
    [email, false, email],
  );

  const elsewhere = clientOf(await logIn(email));
  await assert.rejects(
    api.updatePassword({ password: 'Another#42' }),
    fails(401, 'user_invalid_credentials'),
  );
  await assert.rejects(
    api.updatePassword({ password: 'Another#42', oldPassword: 'short' }),
    fails(401, 'user_invalid_credentials'),
  );
  await api.updatePassword({ password: 'Another#42', oldPassword: goodPassword });
  assert.ok(await api.get());
  await assert.rejects(elsewhere.get(), fails(401, 'general_unauthorized_scope'));
});

test('an account without a password sets its first one without an old one', async () => {
  const { api, account } = await signedIn({ password: null });
  await api.updatePassword({ password: goodPassword });
  assert.ok(await logIn(account.email));
});

test('nothing of all this was taken for a bug', () => assert.deepEqual(bugs, []));
