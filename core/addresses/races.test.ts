import assert from 'node:assert/strict';
import { test } from 'node:test';
import { device, freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { requestCode } from '../codes/request-code.ts';
import { prepareEmail } from '../collected/emails.ts';
import { guest, type Member } from '../ground/actor.ts';
import { codeOf, linkSecretOf } from '../ground/secrets.ts';
import { beginLeaving } from '../leaving/begin-leaving.ts';
import { requestLeavingCode } from '../leaving/request-leaving-code.ts';
import { recover } from '../passwords/recover.ts';
import { requestRecovery } from '../passwords/request-recovery.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestVerification } from './request-verification.ts';
import { updateEmail } from './update-email.ts';
import { verifyEmail } from './verify-email.ts';

const chief = freshEmail('chief');
const core = { ...(await freshCore()), adminEmails: [chief] };
const url = 'https://saharambh.example/verify-email';
const newPassword = 'Kolam#2026 begins';

type Asked = { id: string; email: string };

/** Every secret sent by email: the call that requests it, and the call that uses it. */
const proofs: Record<
  string,
  { ask: (them: Member) => Promise<Asked>; use: (them: Member, asked: Asked) => Promise<unknown> }
> = {
  'a verification link': {
    ask: (them) => requestVerification(core, them, url),
    use: (them, { id }) =>
      verifyEmail(core, guest, { userId: them.id, secret: linkSecretOf(core.key, 'verification', id) }),
  },
  'a recovery link': {
    ask: (them) => requestRecovery(core, { email: them.account.email, url }),
    use: (them, { id }) =>
      recover(core, {
        userId: them.id,
        secret: linkSecretOf(core.key, 'recovery', id),
        password: newPassword,
      }),
  },
  'a code': {
    ask: ({ account }) =>
      requestCode(core, { userId: 'unique()', email: account.email, phrase: false, device }),
    use: (them, { id }) => logInWithCode(core, { userId: them.id, secret: codeOf(core.key, id), device }),
  },
  'a code to give the account up': {
    ask: (them) => requestLeavingCode(core, them),
    use: (them, { id }) => beginLeaving(core, them, { password: '', code: codeOf(core.key, id) }),
  },
};

const stateOf = (accountId: string) =>
  core.db
    .selectFrom('accounts')
    .select(['email', 'email_verified_at', 'leaves_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

for (const [name, { ask, use }] of Object.entries(proofs)) {
  for (const order of ['before', 'after'] as const) {
    test(`${name} asked for just ${order} the address changes proves nothing about the new one`, async () => {
      for (const wanted of [freshEmail('unread'), chief]) {
        const them = await member(core, { verified: false });
        const row = await holdRow(core, them.id);
        const change = () => updateEmail(core, them, { email: wanted, password: goodPassword });
        const askTen = () => Promise.allSettled(Array.from({ length: 10 }, () => ask(them)));
        const first = order === 'after' ? change() : askTen();
        await row.waiters(order === 'after' ? 1 : 10);
        const second = order === 'after' ? askTen() : change();
        await row.waiters(11);
        await row.release();
        await Promise.all([first, second]);
        const asked = (await (order === 'after' ? second : first)) as PromiseSettledResult<Asked>[];
        // The member reads only the emails that arrive at the old address.
        for (const one of asked) {
          if (one.status === 'fulfilled' && one.value.email !== wanted)
            await use(them, one.value).catch(() => {});
        }
        const state = await stateOf(them.id);
        assert.equal(state.email, wanted);
        assert.equal(state.email_verified_at, null);
        await core.db.deleteFrom('accounts').where('id', '=', them.id).execute();
      }
    });
  }
}

test('a secret mailed to an address proves only that address, even after the account has moved on', async () => {
  for (const { ask, use } of Object.values(proofs)) {
    const them = await member(core, { verified: false });
    const asked = await ask(them);
    await core.db
      .updateTable('accounts')
      .set({ email: freshEmail('moved') })
      .where('id', '=', them.id)
      .execute();
    await assert.rejects(use(them, asked));
    const state = await stateOf(them.id);
    assert.deepEqual([state.email_verified_at, state.leaves_at], [null, null]);
  }
});

test('an email goes to the address it was requested for, or is not sent', async () => {
  const them = await member(core, { verified: false });
  const { id } = await requestVerification(core, them, url);
  const email = { letter: 'verification', tokenId: id, url } as const;
  const prepared = await prepareEmail(core, email);
  assert.equal(prepared && 'to' in prepared && prepared.to, them.account.email);
  await core.db
    .updateTable('accounts')
    .set({ email: freshEmail('moved') })
    .where('id', '=', them.id)
    .execute();
  assert.equal(await prepareEmail(core, email), null);
});

test('a recovery, like a link, does not prove an administrator’s address', async () => {
  const stranger = await member(core, { email: chief, verified: false });
  const { id } = await requestRecovery(core, { email: chief, url });
  const secret = linkSecretOf(core.key, 'recovery', id);
  await recover(core, { userId: stranger.id, secret, password: newPassword });
  assert.equal((await stateOf(stranger.id)).email_verified_at, null);
  await core.db.deleteFrom('accounts').where('id', '=', stranger.id).execute();

  const other = await member(core, { verified: false });
  const asked = await requestRecovery(core, { email: other.account.email, url });
  const link = linkSecretOf(core.key, 'recovery', asked.id);
  await recover(core, { userId: other.id, secret: link, password: newPassword });
  assert.ok((await stateOf(other.id)).email_verified_at);
});

test('of ten simultaneous confirmations of one change one succeeds', async () => {
  const them = await member(core);
  await requestEmailChange(core, them, { email: freshEmail('next'), password: goodPassword });
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('account_id', '=', them.id)
    .executeTakeFirstOrThrow();
  const row = await holdRow(core, them.id);
  const tries = Promise.allSettled(
    Array.from({ length: 10 }, () => confirmEmailChange(core, them, codeOf(core.key, id))),
  );
  await row.waiters(10);
  await row.release();
  assert.equal((await tries).filter(({ status }) => status === 'fulfilled').length, 1);
});
