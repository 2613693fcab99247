import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator, device, freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { formerAddressLink } from '../addresses/find-former-address.ts';
import { requestCode } from '../codes/request-code.ts';
import { openToken } from '../codes/steps/open-token.ts';
import { restoreAddress } from '../factors/restore-address.ts';
import type { Member } from '../ground/actor.ts';
import { codeOf, linkSecretOf } from '../ground/secrets.ts';
import { beginLeaving } from '../leaving/begin-leaving.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { requestLeavingCode } from '../leaving/request-leaving-code.ts';
import { recover } from '../passwords/recover.ts';
import { updatePassword } from '../passwords/update-password.ts';
import { setBirthDate } from '../profiles/set-birth-date.ts';
import { suspendAccount } from '../supervision/suspend-account.ts';
import { logIn } from './log-in.ts';
import { logInWithCode } from './log-in-with-code.ts';

const fresh = await freshCore();
const { core: chiefs, admin } = await administrator(fresh);
const core = { ...fresh, ...chiefs };
const newPassword = 'Kolam#2026 begins';

/** Actions that end all sessions and logins under way, each with whether its own session may stay. */
const ends: Record<string, { run: (them: Member) => Promise<unknown>; keepsOwn: boolean }> = {
  'a change of the password': {
    run: (them) => updatePassword(core, them, { password: newPassword, oldPassword: goodPassword }),
    keepsOwn: true,
  },
  'a recovery': {
    async run(them) {
      const { id, email } = await openRecovery(them);
      assert.equal(email, them.account.email);
      const secret = linkSecretOf(core.key, 'recovery', id);
      return recover(core, { userId: them.id, secret, password: newPassword });
    },
    keepsOwn: false,
  },
  'a suspension': {
    run: (them) => suspendAccount(core, admin, { accountId: them.id, reason: 'spam' }),
    keepsOwn: false,
  },
  'a request to be deleted': {
    run: (them) => beginLeaving(core, them, { password: goodPassword }),
    keepsOwn: true,
  },
  'an erasure': { run: (them) => eraseAccount(core, them.id), keepsOwn: false },
  'a way back to an address that was left': {
    run: ({ id }) =>
      restoreAddress(core, { userId: id, secret: linkSecretOf(core.key, formerAddressLink, `former-${id}`) }),
    keepsOwn: false,
  },
};

/** As if a thief had moved the account away from it. */
async function leaveAnAddress({ id }: Member) {
  const former = { id: `former-${id}`, account_id: id, email: freshEmail('former') };
  await core.db
    .insertInto('former_addresses')
    .values({ ...former, expires_at: new Date(Date.now() + 60_000) })
    .execute();
}

/** Collected before the row is held: a link has to exist before it is used. */
const recoveries = new Map<string, { id: string; email: string }>();
async function openRecovery(them: Member) {
  const known = recoveries.get(them.id);
  if (known) return known;
  const { id, email } = await core.db
    .transaction()
    .execute((tx) => openToken(tx, { kind: 'recovery', account: them.account, email: them.account.email }));
  recoveries.set(them.id, { id, email });
  return { id, email };
}

async function codesFor(them: Member): Promise<string[]> {
  const codes: string[] = [];
  for (let at = 0; at < many; at++) {
    const request = { userId: 'unique()', email: them.account.email, phrase: false, device };
    codes.push(codeOf(core.key, (await requestCode(core, request)).id));
  }
  return codes;
}

/** Nine at once: with the action that ends them they are ten, and no more than an account may have besides its own session. */
const many = 9;
const logins: Record<string, (them: Member) => Promise<(() => Promise<unknown>)[]>> = {
  'by password': async ({ account }) =>
    Array.from(
      { length: many },
      () => () => logIn(core, { email: account.email, password: goodPassword, device }),
    ),
  'by code': async (them) =>
    (await codesFor(them)).map((secret) => () => logInWithCode(core, { userId: them.id, secret, device })),
};

const sessionsOf = (accountId: string) =>
  core.db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute();

for (const [end, { run, keepsOwn }] of Object.entries(ends))
  for (const [way, prepare] of Object.entries(logins))
    test(`no login ${way} that began before ${end} is open after it`, async () => {
      const them = await member(core);
      const recovery = await openRecovery(them);
      await leaveAnAddress(them);
      const begin = await prepare(them);
      const row = await holdRow(core, them.id);
      const ending = run(them);
      const tries = Promise.allSettled(begin.map((login) => login()));
      await row.waiters(1 + many);
      await row.release();
      await ending;
      await tries;
      const left = (await sessionsOf(them.id)).map(({ id }) => id);
      assert.deepEqual(left, keepsOwn ? [them.sessionId] : []);
      const tokens = await core.db.selectFrom('tokens').select('id').where('id', '=', recovery.id).execute();
      assert.deepEqual(tokens, [], 'codes and links of before end as well');
    });

test('a session that has ended meanwhile can no longer change anything', async () => {
  const acts: Record<string, (them: Member) => Promise<unknown>> = {
    password: (them) =>
      updatePassword(core, them, { password: 'The thief’s own 1', oldPassword: goodPassword }),
    deletion: (them) => beginLeaving(core, them, { password: goodPassword }),
  };
  for (const [name, act] of Object.entries(acts)) {
    const them = await member(core);
    const { id } = await openRecovery(them);
    const row = await holdRow(core, them.id);
    const secret = linkSecretOf(core.key, 'recovery', id);
    const recovering = recover(core, { userId: them.id, secret, password: newPassword });
    await row.waiters(1);
    const tries = Promise.allSettled(Array.from({ length: 10 }, () => act(them)));
    await row.waiters(11);
    await row.release();
    await recovering;
    for (const { status } of await tries) assert.equal(status, 'rejected', name);
    await logIn(core, { email: them.account.email, password: newPassword, device });
  }
});

test('the former secret of a session can no longer change anything', async () => {
  const acts: Record<string, (them: Member) => Promise<unknown>> = {
    password: (them) => updatePassword(core, them, { password: 'The thief’s own 1' }),
    'a code to leave': (them) => requestLeavingCode(core, them),
    'the birth date': (them) => setBirthDate(core, them, { birthDate: '2000-01-31' }),
  };
  for (const [name, act] of Object.entries(acts)) {
    const them = await member(core, { password: null, birthDate: null });
    const row = await holdRow(core, them.id);
    const changing = updatePassword(core, them, { password: newPassword, renewsSecret: true });
    await row.waiters(1);
    const tries = Promise.allSettled(Array.from({ length: 10 }, () => act(them)));
    await row.waiters(name === 'the birth date' ? 2 : 11);
    await row.release();
    const { secret } = await changing;
    assert.notEqual(secret, them.secret);
    for (const { status } of await tries) assert.equal(status, 'rejected', name);
  }
});
