import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { declaredTables } from '#core/collected/own-data.ts';
import { modules } from '#core/modules.ts';
import { freshDatabase } from '#tests/ground/database.ts';
import { sourcesOf } from '#tests/rules/sources.ts';

const { db } = await freshDatabase();
const order = modules.map(({ name }) => name);
const ownerOf = new Map(declaredTables.map(({ table, module }) => [table, module]));
const isLater = (module: string, than: string) => order.indexOf(module) > order.indexOf(than);

/** The functions that our migrations have made, each with its body, as the migrated database has them. */
async function functionsMade(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; body: string }>`
    select proname as name, coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(made.oid), '') as body
    from pg_proc as made join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = 'public' and not exists (
      select from pg_depend where objid = made.oid and classid = 'pg_proc'::regclass and deptype = 'e'
    )`.execute(db);
  return new Map(rows.map(({ name, body }) => [name, body]));
}

const wordsIn = (code: string) => new Set(code.replace(/--.*$/gm, '').match(/\b[a-z]\w*\b/g) ?? []);

/** The tables that a function names, and those that the functions name which it calls. */
function tablesOf(name: string, made: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  const words = [...wordsIn(made.get(name) ?? '')];
  const called = words.filter((word) => made.has(word));
  return new Set([
    ...words.filter((word) => ownerOf.has(word)),
    ...called.flatMap((one) => [...tablesOf(one, made, seen)]),
  ]);
}

/**
 * Triggers that run before their row is written, and so say what it holds. Two for holds keep rows and bytes as they are
 * (decision 340). Those of a divided table stand at each of its parts as well.
 */
async function breachesOfTriggers(): Promise<string[]> {
  const made = await functionsMade();
  const { rows } = await sql<{ table: string; calls: string }>`
    select distinct relname as table, proname as calls
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and tgparentid = 0 and (tgtype & 2) = 2 and proname not in ('keep_held', 'spare_held_bytes') order by 1, 2`.execute(
    db,
  );
  assert.ok(rows.length > 10, 'these are the triggers');
  return rows.flatMap(({ table, calls }) =>
    [...tablesOf(calls, made)]
      .filter((named) => isLater(ownerOf.get(named) ?? '', ownerOf.get(table) ?? ''))
      .map((named) => `${calls} before ${table} names ${named} of ${ownerOf.get(named)}`),
  );
}

async function breachesOfCalls(sources: readonly { file: string; text: string }[]): Promise<string[]> {
  const made = await functionsMade();
  return sources.flatMap(({ file, text }) => {
    const module = file.split('/')[1] ?? '';
    const called = [...text.matchAll(/\b([a-z]+(?:_[a-z]+)+)\s*\(/g)].map(([, name = '']) => name);
    return [...new Set(called)]
      .filter((name) => made.has(name))
      .flatMap((name) =>
        [...tablesOf(name, made)]
          .filter((named) => isLater(ownerOf.get(named) ?? '', module))
          .map((named) => `${file} calls ${name}, which names ${named} of ${ownerOf.get(named)}`),
      );
  });
}

const sources = sourcesOf(/^core\/.*\.ts$/).filter(
  ({ file }) => !file.endsWith('.test.ts') && order.includes(file.split('/')[1] ?? ''),
);

test('a trigger before a write names no table of a module later than the module of its row', async () => {
  assert.deepEqual(await breachesOfTriggers(), []);
  // One that it would find, by a function that calls another.
  await sql`create function reads_late() returns text language sql as 'select id from agreements limit 1'`.execute(
    db,
  );
  await sql`create function looks_ahead() returns trigger language plpgsql as $$
    begin new.name := reads_late(); return new; end $$`.execute(db);
  await sql`create trigger ahead before update on profiles for each row execute function looks_ahead()`.execute(
    db,
  );
  assert.deepEqual(await breachesOfTriggers(), [
    'looks_ahead before profiles names agreements of agreements',
  ]);
  await sql`drop function looks_ahead cascade`.execute(db);
});

test('a module calls no function of the database that names a table of a later one', async () => {
  assert.deepEqual(await breachesOfCalls(sources), []);
  const ahead = { file: 'core/profiles/ahead.ts', text: 'sql`select reads_late() as id`' };
  assert.deepEqual(await breachesOfCalls([ahead]), [
    'core/profiles/ahead.ts calls reads_late, which names agreements of agreements',
  ]);
});
