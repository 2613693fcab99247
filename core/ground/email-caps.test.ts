import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshEmail } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { type Admission, admitEmails, secondsUntilRoom, type Written } from './email-caps.ts';
import type { Cause } from './emails.ts';

const core = await freshCore();
/** Servers that admit emails at the same time. */
const servers = Array.from({ length: 3 }, () => admitEmails(core));
let last = 0;
let asked = 0;

const admit = (to: string, cause: Cause, isCode = true, id = `letter-${++last}`) =>
  servers[asked++ % servers.length]?.({ id, to, cause, isCode }) as Promise<Admission>;

async function leavingOf(admissions: Promise<Admission>[]): Promise<number> {
  return (await Promise.all(admissions)).filter((one) => one === 'leaves').length;
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

test('of twenty simultaneous codes from our own pages three leave, five where devices are known', async () => {
  const to = freshEmail();
  assert.equal(await leavingOf(times(20, () => admit(to, 'page'))), 3);
  assert.equal(await leavingOf(times(20, () => admit(to, 'known browser'))), 2);
  const other = freshEmail();
  assert.equal(await leavingOf(times(20, () => admit(other, 'known browser'))), 5);
  assert.equal(await leavingOf(times(20, () => admit(other, 'page'))), 0);
});

test('with the contract’s calls counted in, ten codes an hour leave, two of them for known devices', async () => {
  const to = freshEmail();
  const asked = times(40, (at) => admit(to, at % 2 ? 'page' : 'client'));
  assert.equal(await leavingOf(asked), 8);
  assert.equal(await leavingOf(times(5, () => admit(to, 'known browser'))), 2);
  assert.equal(await leavingOf(times(5, () => admit(to, 'client'))), 0);
});

test('all kinds together are twelve an hour, and product emails are put off when the cap is full', async () => {
  const to = freshEmail();
  assert.equal(await leavingOf(times(20, () => admit(to, 'client', true))), 8);
  assert.equal(await leavingOf(times(20, () => admit(to, 'page', false))), 2);
  assert.equal(await leavingOf(times(2, () => admit(to, 'product', false))), 2);
  const late = await admit(to, 'product', false);
  assert.ok(typeof late === 'object' && late.putOffBy > 3500 && late.putOffBy <= 3600);
  assert.equal(await admit(to, 'known browser', false), 'is dropped');
});

test('product emails to an unproven mailbox are put off too, and leave a share for its owner', async () => {
  const to = freshEmail();
  const emails = times(40, () => admit(to, 'product to anybody', false));
  assert.equal(await leavingOf(emails), 10);
  for (const one of await Promise.all(emails)) assert.notEqual(one, 'is dropped');
  assert.equal(await admit(to, 'page'), 'is dropped');
  assert.equal(await leavingOf(times(2, () => admit(to, 'known browser'))), 2, 'a code on a known device');
});

test('emails to a mailbox’s owner always leave and count against no cap', async () => {
  const to = freshEmail();
  assert.equal(await leavingOf(times(30, () => admit(to, 'owner', false))), 30);
  assert.equal(await leavingOf(times(5, () => admit(to, 'page'))), 3);
});

test('the spellings of one mailbox share its caps', async () => {
  const name = freshEmail().split('@')[0]?.replaceAll('.', '') ?? '';
  const spellings = ['', '+one', '+two'].map((tag) => `${name}${tag}@gmail.com`);
  spellings.push(`${name.slice(0, 2)}.${name.slice(2)}@gmail.com`, `${name}@googlemail.com`);
  assert.equal(await leavingOf(spellings.map((to) => admit(to, 'page'))), 3);
  const mine = freshEmail();
  const tagged = mine.replace('@', '+projects@');
  assert.equal(await leavingOf([mine, tagged, mine, tagged, tagged].map((to) => admit(to, 'page'))), 3);
});

test('a retry of an admitted email is admitted again without counting twice', async () => {
  const to = freshEmail();
  for (let at = 0; at < 8; at++) assert.equal(await admit(to, 'page', true, 'the same job'), 'leaves');
  assert.equal(await leavingOf(times(5, () => admit(to, 'page'))), 2);
  assert.equal(await admit(to, 'page', true, 'the same job'), 'leaves');
});

test('an hour slides: there is no border at which twice as many leave', () => {
  const email = { cause: 'page', isCode: true };
  const at = (...ages: number[]): Written[] => ages.map((age) => ({ ...email, age }));
  assert.equal(secondsUntilRoom(at(1, 2), email), 0);
  assert.equal(secondsUntilRoom(at(1, 2, 3599), email), 1);
  assert.equal(secondsUntilRoom(at(1, 2, 3600), email), 0);
  const spread = times(15, (hour) => (hour + 1) * 4000);
  assert.equal(secondsUntilRoom(at(...spread), email), 86_400 - 15 * 4000);
  assert.equal(secondsUntilRoom(at(...spread), { ...email, cause: 'known browser' }), 0);
  assert.equal(
    secondsUntilRoom(at(...times(20, (hour) => (hour + 1) * 4000)), { ...email, cause: 'known browser' }),
    6400,
  );
  const mixed = times(40, (one) => ({ cause: 'product', isCode: false, age: 3600 + one * 10 }));
  assert.ok(secondsUntilRoom(mixed, { cause: 'product', isCode: false }) > 80_000);
});

test('emails admitted by one server in one turn share a transaction, and one mailbox its caps', async () => {
  const admitHere = admitEmails(core);
  const [alone, shared] = [times(5, () => freshEmail()), freshEmail()];
  const messages = [...alone, ...times(14, () => shared)].map((to, at) => ({
    id: `together-${at}`,
    to,
    cause: 'product' as const,
    isCode: false,
  }));
  const admissions = await Promise.all(messages.map(admitHere));
  assert.equal(admissions.filter((one) => one === 'leaves').length, 5 + 12);
  assert.deepEqual(
    await Promise.all(messages.map(admitHere)).then(
      (again) => again.filter((one) => one === 'leaves').length,
    ),
    17,
  );
  const { rows } = await core.connection.pool.query(
    "select count(distinct xmin::text)::int as transactions, count(*)::int as letters from written_letters where id like 'together-%'",
  );
  assert.deepEqual(rows, [{ transactions: 1, letters: 17 }]);
});

test('servers whose emails go to the same mailboxes in different orders never deadlock', async () => {
  const mailboxes = times(12, () => freshEmail());
  for (let round = 0; round < 5; round++) {
    const orders = [mailboxes, mailboxes.toReversed(), mailboxes.toSorted()];
    const admissions = orders.flatMap((order, server) =>
      order.map((to, at) =>
        servers[server]?.({ id: `${round}.${server}.${at}`, to, cause: 'product', isCode: false }),
      ),
    );
    await Promise.all(admissions);
  }
  const { rows } = await core.connection.pool.query(
    'select mailbox, count(*)::int as count from written_letters where mailbox = any($1) group by 1',
    [mailboxes],
  );
  assert.deepEqual(new Set(rows.map(({ count }) => count)), new Set([12]));
});
