import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf, statementName } from './statement-name.ts';

const named = (text: string) => statementName(text).replace(hashOf(text), '#');

test('a statement is named by its verb, its tables and its name in PostgreSQL', () => {
  const read =
    'select "a"."id" from "accounts" as "a" inner join "sessions" on "sessions"."account_id" = "a"."id"';
  assert.match(statementName(`${read} where "a"."id" = $1`), /^select accounts, sessions [\w-]{16}$/);
  assert.equal(named('insert into "jobs" ("task", "payload") values ($1, $2)'), 'insert jobs #');
  assert.equal(named('update only accounts set name = $1'), 'update accounts #');
  assert.equal(named('/* list */ select * from "profiles" limit $1'), 'select profiles #');
  assert.equal(named('select add_job($1, $2::jsonb)'), 'select #');
});

test('the queries of a with are no tables, and give no verb', () => {
  assert.equal(
    named(
      'with wanted (payload) as (select $1), added as (insert into jobs select * from wanted) select * from added',
    ),
    'select jobs #',
  );
  assert.equal(
    named('with gone as materialized (select id from codes where id = $1) delete from codes using gone'),
    'delete codes #',
  );
});

test('functions and lateral subqueries are no tables', () => {
  const shared =
    'select found.* from unnest($1::text[]) as key join lateral (select * from sessions) as found on true';
  assert.equal(named(shared), 'select sessions #');
});

test('a command without tables is its own name', () => {
  assert.deepEqual([statementName('commit'), statementName('begin')], ['commit', 'begin']);
});
