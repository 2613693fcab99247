import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { samplesOf, tableRows } from '#tests/collected.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import type { Age } from '#tests/ground/module-samples.ts';
import { moveClock } from '#tests/ground/moved-clock.ts';
import { declaredTables } from '../collected/own-data.ts';
import { scheduledJobs } from '../collected/scheduled.ts';
import { type Limit, limitsOf } from '../ground/kept.ts';
import { listRetention } from './list-retention.ts';

const core = await freshCore();
const { pool } = core.connection;
const clock = await moveClock(core.connection.url, pool);

/** The tables and their limits, with the position of each in its rule. */
const limited = declaredTables.flatMap(({ module, table, rule }) =>
  rule === 'names no one'
    ? []
    : limitsOf(rule).map((limit, position) => ({ module, table, limit, position })),
);

const agesOf = (module: string): Readonly<Record<string, Age | readonly (Age | undefined)[] | undefined>> =>
  samplesOf(module).ages ?? {};

/** A member with a row in each table. */
async function withRows() {
  const { id, account } = await member(core, { email: freshEmail('kept'), password: null });
  const texts = Object.values(tableRows).filter(Boolean);
  await pool.query(texts.map((text) => filled(text, id, account.email)).join(';\n'));
  return { id, email: account.email };
}

const filled = (text: string, id: string, email: string) =>
  text.replace(/\$1\b/g, `'${id}'`).replace(/\$2\b/g, `'${email}'`);

/** When the time of the member's row began, as text with its microseconds; null where it has not. */
async function beginning(table: string, { since }: Limit, { id, email }: { id: string; email: string }) {
  const { rows } = await sql<{ since: string | null }>`
    select max(${since})::text as since from ${sql.table(table)} as one
    where strpos(one::text, ${id}) > 0 or strpos(one::text, ${email}) > 0`.execute(core.db);
  return rows[0]?.since ?? null;
}

/**
 * The first moment at which the limit has passed. Months have no fixed length, so it is looked for: from
 * 29 November three months end as 1 March begins, since 28 February less three months is 28 November.
 */
async function endOf(since: string, { kept }: Limit): Promise<{ before: string; after: string }> {
  const { rows } = await pool.query<{ before: string; after: string }>(
    `select (at - interval '1 second')::text as before, (at + interval '1 second')::text as after
     from generate_series(0, 3) as more,
       lateral (select $1::timestamptz + $2::interval + make_interval(days => more) as then) as day,
       lateral (values (day.then), (date_trunc('day', day.then))) as moments (at)
     where at - $2::interval >= $1::timestamptz order by at limit 1`,
    [since, kept],
  );
  assert.ok(rows[0]);
  return rows[0];
}

for (const { module, table, limit, position } of limited)
  test(`a row of ${table} stays until ${limit.kept} have passed, and no longer (${position})`, async () => {
    await clock.reset();
    const asha = await withRows();
    const age = [agesOf(module)[table] ?? []].flat()[position];
    if (typeof age === 'string') await pool.query(filled(age, asha.id, asha.email));
    else await age?.(core);
    const job = scheduledJobs.find(({ name }) => name === limit.removedBy);
    assert.ok(job, limit.removedBy);
    const since = await beginning(table, limit, asha);
    assert.ok(since, `tests/${module}/samples.ts needs an age for its row of ${table}`);
    const { before, after } = await endOf(since, limit);
    await clock.set(before);
    await job.run(core);
    assert.equal(await beginning(table, limit, asha), since, 'a second before');
    await clock.set(after);
    await job.run(core);
    assert.notEqual(await beginning(table, limit, asha), since, 'a second after');
  });

test('every rule with a job has a limit, or says with what its rows end', () => {
  const without = declaredTables.filter(
    ({ rule }) => rule !== 'names no one' && !rule.limit !== !rule.removedBy,
  );
  assert.deepEqual(without, []);
});

test('the list says of each limit the oldest row, and counts rows that their job has left for a day', async () => {
  await clock.reset();
  await pool.query('delete from enquiries');
  const insert = `insert into enquiries (id, full_name, email, subject, message, created_at)
    values ($1, 'Asha', 'a@x.example', 'S', 'M', now() - interval '2 years' - $2::interval)`;
  for (const [id, age] of [
    ['late', '1 day 1 second'],
    ['due', '23 hours'],
    ['young', '-1 day'],
  ])
    await pool.query(insert, [id, age]);
  const all = await listRetention(core);
  assert.equal(all.length, limited.length);
  const found = all.find((one) => one.table === 'enquiries');
  assert.deepEqual([found?.days, found?.tooOld, found?.job], [730.5, 1, 'enquiries:forget-old']);
  assert.ok(found?.oldest);
});
