import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseWorld, reason } from '#tests/cases/cases.ts';
import { member } from '#tests/ground/builders.ts';
import { orderOf } from '#tests/holds/things.ts';
import { decideCase } from '../cases/decide-case.ts';
import { listLooks } from './list-looks.ts';
import { namedIn, noteLooks } from './note-looks.ts';
import { noteTold } from './note-told.ts';

const { core, admin, shown, reporting, caseOf } = await caseWorld();

const rolesOf = async (who: Awaited<ReturnType<typeof member>>) =>
  (await listLooks(core, who)).looks.map(({ role }) => role);

test('a member reads under which right and on which day staff saw their data, by id or address', async () => {
  const [asha, kofi] = [await member(core), await member(core)];
  const answer = { accounts: [{ $id: asha.id }], to: kofi.account.email, by: { accountId: admin.id } };
  await noteLooks(core, admin, 'accounts', answer);
  await noteLooks(core, admin, 'reviews', { person: { $id: asha.id } });
  await noteLooks(core, admin, 'reviews', { person: { $id: asha.id } });
  assert.deepEqual(await rolesOf(asha), ['accounts', 'reviews']);
  assert.deepEqual(await rolesOf(kofi), ['accounts']);
  assert.deepEqual(await rolesOf(admin), [], 'an own look is none');
  const [look] = (await listLooks(core, asha)).looks;
  assert.match(look?.day ?? '', /^\d{4}-\d\d-\d\d$/);
});

test('ids are read under their names, addresses anywhere, and words are neither', async () => {
  const found = namedIn({ $id: 'a1', words: 'b2', list: [{ accountId: 'c3', note: 'x@example.org wrote' }] });
  assert.deepEqual([[...found.ids], [...found.emails]], [['a1', 'c3'], []]);
  assert.deepEqual([...namedIn({ to: 'Kofi@Example.org' }).emails], ['kofi@example.org']);
  assert.deepEqual([...namedIn(new Response('x')).ids], []);
});

test('a moderator’s look at an open case is told once it is decided, to those who would be judged', async () => {
  const [judged, reporter] = [await shown('Kofi Reported'), await member(core, { password: null })];
  await reporting(reporter, judged.id);
  const caseId = await caseOf(judged.id);
  await noteLooks(core, admin, 'cases', { people: [{ id: judged.id }, { id: reporter.id }] });
  assert.deepEqual(await rolesOf(judged), []);
  assert.deepEqual(await rolesOf(reporter), ['cases']);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  assert.deepEqual(await rolesOf(judged), ['cases']);
});

test('where an order forbids to tell, the looks of that time are told once it does so no more', async () => {
  const asha = await member(core);
  await noteLooks(core, admin, 'accounts', { $id: asha.id });
  const { order, withStaff, admin: staff } = await orderOf(core, { account: asha.id, forbidsTelling: true });
  await noteLooks(core, admin, 'rights', { accountId: asha.id });
  assert.deepEqual(await rolesOf(asha), ['accounts'], 'a look of before stays');
  await noteTold(withStaff, staff, { orderId: order.$id, mayTell: true });
  assert.deepEqual(await rolesOf(asha), ['accounts', 'rights']);
});

test('an order keeps the looks for 180 days, a second before and after, unless a hold of two staff stands', async () => {
  const asha = await member(core);
  const { order } = await orderOf(core, { account: asha.id, forbidsTelling: true });
  await noteLooks(core, admin, 'rights', { accountId: asha.id });
  const received = (seconds: number) =>
    sql`update orders set received_at = now() - interval '180 days' + make_interval(secs => ${seconds}::int)
      where id = ${order.$id}`.execute(core.db);
  await received(2);
  assert.deepEqual(await rolesOf(asha), []);
  await received(-1);
  assert.deepEqual(await rolesOf(asha), ['rights']);
  await sql`insert into holds (id, account_id, tables, reason, until, is_secret)
    values ('longer', ${asha.id}, array['profiles'], 'Evidence.', now() + interval '9 days', true)`.execute(
    core.db,
  );
  assert.deepEqual(await rolesOf(asha), []);
});

test('ten looks at once are one line of their day', async () => {
  const asha = await member(core);
  await Promise.all(Array.from({ length: 10 }, () => noteLooks(core, admin, 'reviews', { $id: asha.id })));
  const { rows } = await sql`select from staff_looks where account_id = ${asha.id}`.execute(core.db);
  assert.equal(rows.length, 1);
});
