import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { Refusal } from '../ground/refusal.ts';
import { searchAccounts } from './search-accounts.ts';

const { core, admin } = await administrator(await freshCore(), 'chief');

async function person(id: string, name: string, email: string) {
  await core.db.insertInto('accounts').values({ id, name, email, target_id: id }).execute();
}
await person('p1', 'Neha Deshmukh', 'neha.k@college.example');
await person('p2', 'Ravi Deshmukh', 'ravi+saha@mail.example');
await person('p3', 'नेहा शर्मा', 'sharma@mail.example');
await person('p4', '100% Real_Name', 'odd@mail.example');
await person('p5', "O'Neil", 'jo@mail.example');

const found = async (search: string) =>
  (await searchAccounts(core, admin, { search })).accounts.map(({ $id }) => $id);

test('accounts are found by any part of name and address, whatever the case, in any order of words', async () => {
  assert.deepEqual(await found('desh'), ['p2', 'p1']);
  assert.deepEqual(await found('MUKH neha'), ['p1']);
  assert.deepEqual(await found('college.ex'), ['p1']);
  assert.deepEqual(await found('ravi+saha'), ['p2']);
  assert.deepEqual(await found('नेहा'), ['p3']);
  assert.deepEqual(await found("o'neil"), ['p5']);
  assert.deepEqual(await found('nobody at all'), []);
});

test('one or two letters are looked for at the beginning of a name or address', async () => {
  assert.deepEqual(await found('jo'), ['p5']);
  assert.deepEqual(await found('n'), ['p1']);
  assert.deepEqual(await found('deshmukh r'), ['p2']);
});

test('special characters of the database count as plain characters', async () => {
  assert.deepEqual(await found('100%'), ['p4']);
  assert.deepEqual(await found('real_n'), ['p4']);
  assert.deepEqual(await found('%%%'), []);
  assert.deepEqual(await found('___'), []);
  assert.deepEqual(await found("'; drop table accounts; --"), []);
});

test('an id finds its account alone', async () => {
  assert.deepEqual(await found('p3'), ['p3']);
});

test('pages of few matches and of many have neither gaps nor repeats', async () => {
  await sql`insert into accounts (id, name, email, target_id, created_at)
    select 'm' || n, case when n % 20 = 0 then 'Rare bird' else 'Many of them' end, 'm' || n || '@many.example', 'm' || n,
      now() + (n / 7) * interval '1 second'
    from generate_series(1, 2500) as n`.execute(core.db);
  for (const search of ['rare bird', 'many.example', '']) {
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const page = await searchAccounts(core, admin, { search, after: next });
      seen.push(...page.accounts.map(({ $id }) => $id));
      next = page.next;
    } while (next);
    const { rows } = await sql<{ id: string }>`select id from accounts
      where strpos(lower(name || ' ' || email), ${search}) > 0
      order by created_at desc, id desc`.execute(core.db);
    assert.deepEqual(
      seen,
      rows.map(({ id }) => id),
      search,
    );
  }
});

test('a page after an unknown account is refused', async () => {
  await assert.rejects(
    searchAccounts(core, admin, { search: 'desh', after: 'nobody' }),
    (error) => error instanceof Refusal && error.code === 'general_cursor_not_found',
  );
});
