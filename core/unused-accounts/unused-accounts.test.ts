import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { holdAccount } from '#core/accounts/steps/hold-account.ts';
import { prepareEmail } from '#core/collected/emails.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { openSession } from '#core/sessions/steps/open-session.ts';
import { administrator, device, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { announceErasures, remindOfErasures } from './announce-erasures.ts';
import { eraseUnused } from './erase-unused.ts';
import { keepAccounts } from './keep-accounts.ts';
import { putOffErasures } from './put-off-erasures.ts';

const core = await freshCore();
const day = 86_400;

type Owner = Awaited<ReturnType<typeof member>>;

const ten = (run: () => Promise<unknown>) => Promise.all(Array.from({ length: 10 }, run));

/** A member whose last use was so many seconds before the end of three years. */
async function unusedFor(seconds: number): Promise<Owner> {
  const owner = await member(core);
  const at = sql<Date>`now() - interval '3 years' - make_interval(secs => ${seconds}::float)`;
  await core.db.updateTable('accounts').set({ accessed_at: at }).where('id', '=', owner.id).execute();
  await core.db.deleteFrom('sessions').where('account_id', '=', owner.id).execute();
  return owner;
}

async function pass({ id }: Owner, seconds: number): Promise<void> {
  await sql`update unused_accounts set erase_at = erase_at - make_interval(secs => ${seconds}::float),
    announced_at = announced_at - make_interval(secs => ${seconds}::float) where account_id = ${id}`.execute(
    core.db,
  );
}

async function rowOf({ id }: Owner) {
  return core.db
    .selectFrom('unused_accounts')
    .select('notice')
    .select(sql<number>`round(extract(epoch from erase_at - now()) / 3600)::int`.as('hours'))
    .where('account_id', '=', id)
    .executeTakeFirst();
}

/** As if the mail server had taken every notice. The jobs stay, so that they can be counted. */
async function deliver(): Promise<void> {
  await sql`update jobs set attempts = max_attempts where payload ->> 'letter' = 'unused-account'`.execute(
    core.db,
  );
}

async function runScheduledJobs(): Promise<void> {
  await keepAccounts(core);
  await announceErasures(core);
  await remindOfErasures(core);
  await putOffErasures(core);
  await eraseUnused(core);
}

/** A member who was told three times, with so many seconds left. */
async function dueIn(seconds: number): Promise<Owner> {
  const owner = await unusedFor(1);
  for (const left of [30 * day, 7 * day, 2 * day, seconds]) {
    const { left: now = left } = await leftOf(owner);
    await pass(owner, now - left);
    await runScheduledJobs();
    await deliver();
  }
  return owner;
}

async function leftOf({ id }: Owner): Promise<{ left?: number }> {
  const row = await core.db
    .selectFrom('unused_accounts')
    .select(sql<number>`extract(epoch from erase_at - now())::float`.as('left'))
    .where('account_id', '=', id)
    .executeTakeFirst();
  return row ?? {};
}

async function isThere({ id }: Owner): Promise<boolean> {
  return (await core.db.selectFrom('accounts').where('id', '=', id).select('id').execute()).length > 0;
}

const noticesOf = async ({ id }: Owner) =>
  (await postedEmails(core)).flatMap((email) =>
    email.letter === 'unused-account' && email.accountId === id ? [email.notice] : [],
  );

const eventsOf = async ({ id }: Owner) =>
  (await core.db.selectFrom('events').select('name').where('account_id', '=', id).execute()).map(
    ({ name }) => name,
  );

test('an account is told of once three years have passed, and not a second before', async () => {
  const [early, due] = [await unusedFor(-20), await unusedFor(1)];
  await runScheduledJobs();
  assert.deepEqual([await rowOf(early), await noticesOf(early)], [undefined, []]);
  assert.deepEqual([await rowOf(due), await noticesOf(due)], [{ notice: 1, hours: 720 }, ['1']]);
});

test('an older account that shares its mailbox with a later one is announced too', async () => {
  const owner = await unusedFor(1);
  await sql`update accounts set delivered = null where id = ${owner.id}`.execute(core.db);
  await announceErasures({ ...core, adminEmails: ['desk@example.org'] });
  assert.equal((await rowOf(owner))?.notice, 1);
});

test('the notices come 30 days, 7 days and 48 hours before the erasure, each limit to seconds', async () => {
  const owner = await unusedFor(1);
  await runScheduledJobs();
  await deliver();
  for (const [notice, days] of [
    [2, 7],
    [3, 2],
  ] as const) {
    const { left = 0 } = await leftOf(owner);
    await pass(owner, left - days * day - 20);
    await runScheduledJobs();
    assert.equal((await rowOf(owner))?.notice, notice - 1);
    await pass(owner, 21);
    await runScheduledJobs();
    await deliver();
    assert.deepEqual(await rowOf(owner), { notice, hours: days * 24 });
  }
  const { left = 0 } = await leftOf(owner);
  await pass(owner, left - 20);
  await runScheduledJobs();
  assert.ok(await isThere(owner));
  await pass(owner, 21);
  await runScheduledJobs();
  assert.ok(!(await isThere(owner)));
  assert.deepEqual(await noticesOf(owner), []);
  const events = await eventsOf(owner);
  for (const name of ['unusedAccounts.erased', 'accounts.removed'])
    assert.equal(events.filter((one) => one === name).length, 1, name);
});

test('a notice that comes late moves the erasure, and nothing is erased before the last one', async () => {
  const owner = await unusedFor(1);
  await runScheduledJobs();
  await deliver();
  await pass(owner, 40 * day);
  await eraseUnused(core);
  assert.ok(await isThere(owner));
  await remindOfErasures(core);
  assert.deepEqual(await rowOf(owner), { notice: 2, hours: 168 });
});

test('the 48 hours begin when the email has left, unless it does not leave for three weeks', async () => {
  const owner = await dueIn(day);
  await sql`update jobs set attempts = 0 where payload ->> 'letter' = 'unused-account'`.execute(core.db);
  await runScheduledJobs();
  assert.deepEqual(await rowOf(owner), { notice: 3, hours: 48 });
  await pass(owner, 3 * day);
  await eraseUnused(core);
  assert.ok(await isThere(owner));
  await pass(owner, 21 * day);
  await runScheduledJobs();
  assert.ok(!(await isThere(owner)));
});

for (const [what, use] of Object.entries({
  'a log-in': (owner: Owner) =>
    core.db.transaction().execute(async (tx) => {
      const account = await holdAccount(tx, owner.id);
      assert.ok(account);
      await openSession(tx, account, { provider: 'email', factors: ['password'] }, device);
    }),
  'a used session': async (owner: Owner) => {
    const old = sql<Date>`now() - interval '3 years 1 day'`;
    const other = await member(core);
    await core.db
      .updateTable('sessions')
      .set({ account_id: owner.id, updated_at: old })
      .where('account_id', '=', other.id)
      .execute();
    assert.ok(await findSession(core, { accountId: owner.id, secret: other.secret }));
  },
}))
  test(`${what} keeps the account, and makes the email void`, async () => {
    const owner = await dueIn(60);
    const email = { letter: 'unused-account', accountId: owner.id, notice: '3' } as const;
    assert.ok(await prepareEmail(core, email));
    await use(owner);
    assert.equal(await prepareEmail(core, email), null);
    await pass(owner, 120);
    await eraseUnused(core);
    await runScheduledJobs();
    assert.ok(await isThere(owner));
    assert.equal(await rowOf(owner), undefined);
  });

const spares: Record<string, (id: string) => Promise<unknown>> = {
  'an open case': async (id) => {
    await sql`insert into cases (id, thing_kind, thing_id, sealed, seal) values (${`c${id}`}, 'person', ${id}, '{}', 'x')`.execute(
      core.db,
    );
    await sql`insert into case_people (case_id, account_id, is_judged) values (${`c${id}`}, ${id}, true)`.execute(
      core.db,
    );
  },
  'a hold': (id) =>
    sql`insert into holds (id, account_id, tables, reason, until) values (${`h${id}`}, ${id}, '{blocks}', 'R', now() + interval '10 days')`.execute(
      core.db,
    ),
  'an agreement in force that is not settled': async (id) => {
    await sql`insert into projects (id, slug, name, line, asked_as) values (${`p${id}`}, ${`p${id}`}, 'P', 'L', ${`p${id}`})`.execute(
      core.db,
    );
    await sql`insert into agreements (id, project_id, contributor_id, asked_as, stage, version, active_at)
      values (${`a${id}`}, ${`p${id}`}, ${id}, ${`a${id}`}, 'active', 1, now() - interval '4 years')`.execute(
      core.db,
    );
  },
  'a right of staff': (id) =>
    sql`insert into staff_rights (account_id, name) values (${id}, 'cases')`.execute(core.db),
  'a nominee who waits': (id) =>
    sql`insert into nominee_requests (id, number, account_id, name, email, mailbox, relation, cause)
      values (${`n${id}`}, 'R-' || translate(upper(substr(md5(${id}), 1, 8)), '01', 'XY'), ${id}, 'N', 'n@example.org', 'n@example.org', 'friend', 'death')`.execute(
      core.db,
    ),
  'an erasure that the member has asked for': (id) =>
    sql`update accounts set leaves_at = now() + interval '10 days' where id = ${id}`.execute(core.db),
};

for (const [what, spare] of Object.entries(spares))
  test(`${what} spares an unused account, before the first notice and after the last`, async () => {
    const [before, after] = [await unusedFor(1), await dueIn(60)];
    for (const { id } of [before, after]) await spare(id);
    await pass(after, 120);
    await eraseUnused(core);
    await runScheduledJobs();
    for (const owner of [before, after]) {
      assert.ok(await isThere(owner));
      assert.equal(await rowOf(owner), undefined);
    }
  });

test('an administrator whom the settings name is spared', async () => {
  const { core: named, admin } = await administrator(core);
  const at = sql<Date>`now() - interval '4 years'`;
  await core.db.updateTable('accounts').set({ accessed_at: at }).where('id', '=', admin.id).execute();
  await core.db.deleteFrom('sessions').where('account_id', '=', admin.id).execute();
  await announceErasures(named);
  assert.equal(await rowOf(admin), undefined);
});

test('ten servers at once send each email once and erase once', async () => {
  const owner = await unusedFor(1);
  await ten(() => announceErasures(core));
  assert.deepEqual(await noticesOf(owner), ['1']);
  await deliver();
  await pass(owner, 23 * day + 1);
  await ten(() => remindOfErasures(core));
  assert.deepEqual(await noticesOf(owner), ['1', '2']);
  await deliver();
  await pass(owner, 5 * day + 1);
  await ten(() => remindOfErasures(core));
  assert.deepEqual(await noticesOf(owner), ['1', '2', '3']);
  await deliver();
  await pass(owner, 2 * day + 1);
  await ten(() => eraseUnused(core));
  assert.ok(!(await isThere(owner)));
  assert.equal((await eventsOf(owner)).filter((name) => name === 'accounts.removed').length, 1);
});

test('a log-in that holds the row before the erasure keeps the account', async () => {
  const owner = await dueIn(60);
  await pass(owner, 120);
  const held = await holdRow(core, owner.id, 'update');
  const logIn = core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, owner.id);
    assert.ok(account);
    await openSession(tx, account, { provider: 'email', factors: ['password'] }, device);
  });
  await held.waiters(1);
  const erasing = eraseUnused(core);
  await held.waiters(2);
  await held.release();
  await logIn;
  assert.equal(await erasing, 0);
  assert.ok(await isThere(owner));
});

test('a session that is used while the account is erased finds no member', async () => {
  const owner = await dueIn(60);
  const other = await member(core);
  const old = sql<Date>`now() - interval '3 years 1 day'`;
  await core.db
    .updateTable('sessions')
    .set({ account_id: owner.id, updated_at: old })
    .where('account_id', '=', other.id)
    .execute();
  await pass(owner, 120);
  const held = await holdRow(core, owner.id);
  const erasing = eraseUnused(core);
  await held.waiters(1);
  const using = findSession(core, { accountId: owner.id, secret: other.secret });
  await held.waiters(2);
  await held.release();
  assert.equal(await erasing, 1);
  assert.equal(await using, null);
});
