import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { deliveredAs } from '#rules/checks/email.ts';
import { device, freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { updateEmail } from '../addresses/update-email.ts';
import { Refusal } from '../ground/refusal.ts';
import { requestRecovery } from '../passwords/request-recovery.ts';
import { logIn } from '../sessions/log-in.ts';
import { createAccount } from './create-account.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

/** Ten spellings of a mailbox at Google that no other test uses. */
function spellings(): string[] {
  const name = `asha${randomBytes(4).toString('hex')}`;
  const dotted = Array.from(
    { length: 9 },
    (_, at) => `${name.slice(0, at + 1)}.${name.slice(at + 1)}@gmail.com`,
  );
  return [...dotted, `${name}@googlemail.com`];
}

test('SQL and the contract agree on the mailbox that an address delivers to', async () => {
  const addresses = [
    ...spellings(),
    'a.b+c.d@gmail.com',
    '+x.y@gmail.com',
    'a.b+c.d@example.org',
    'a.b@mail.gmail.com',
    'आ.शा@gmail.com',
  ];
  for (const address of addresses) {
    const { rows } = await sql<{ delivered: string }>`select delivered_as(${address}) as delivered`.execute(
      core.db,
    );
    assert.equal(rows[0]?.delivered, deliveredAs(address), address);
  }
});

test('ten simultaneous sign-ups with ten spellings of one mailbox create one account', async () => {
  const tries = await Promise.allSettled(
    spellings().map((email) => createAccount(core, { userId: 'unique()', email, password: goodPassword })),
  );
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of tries)
    if (one.status === 'rejected') assert.ok(refused('user_already_exists')(one.reason), String(one.reason));
});

test('a member signs in under any spelling of their mailbox, and emails go to the spelling they gave', async () => {
  const [given = '', other = ''] = spellings();
  const asha = await member(core, { email: given });
  const { account } = await logIn(core, { email: other, password: goodPassword, device });
  assert.equal(account.id, asha.id);
  const { id } = await requestRecovery(core, {
    email: other,
    url: 'https://saharambh.example/reset-password',
  });
  const token = await core.db.selectFrom('tokens').select('email').where('id', '=', id).executeTakeFirst();
  assert.equal(token?.email, given);

  const stranger = await member(core);
  await assert.rejects(
    updateEmail(core, stranger, { email: other, password: goodPassword }),
    refused('user_target_already_exists'),
  );
  const moved = await updateEmail(core, asha, { email: other, password: goodPassword });
  assert.equal(moved.email, other, 'one’s own spelling may change');
});

test('a plus part makes another address, which may have an account of its own', async () => {
  const [name, host] = freshEmail().split('@');
  await member(core, { email: `${name}@${host}` });
  await member(core, { email: `${name}+work@${host}` });
});

test('accounts that shared a mailbox before this rule stay reachable by their own spelling', async () => {
  const [first = '', second = ''] = spellings();
  const [one, two] = [await member(core, { email: first }), await member(core)];
  await sql`alter table accounts disable trigger accounts_delivered`.execute(core.db);
  await sql`update accounts set email = ${second}, delivered = null where id = ${two.id}`.execute(core.db);
  await sql`alter table accounts enable trigger accounts_delivered`.execute(core.db);
  for (const [email, who] of [
    [first, one],
    [second, two],
  ] as const) {
    const { account } = await logIn(core, { email, password: goodPassword, device });
    assert.equal(account.id, who.id);
  }
});
