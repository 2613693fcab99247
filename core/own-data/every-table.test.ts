import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplesOf, tableRows } from '#tests/collected.ts';
import { freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { declaredTables } from '../collected/own-data.ts';
import type { Account } from '../ground/actor.ts';
import { collectOwnData } from './collect.ts';

const core = await freshCore();
const { pool } = core.connection;

async function somebody(): Promise<Account & { secret: string; member: Awaited<ReturnType<typeof member>> }> {
  const made = await member(core, { email: freshEmail('canary') });
  for (const text of Object.values(tableRows)) {
    const values = [made.id, made.account.email].slice(0, text.includes('$2') ? 2 : 1);
    if (text) await pool.query(text, values);
  }
  return { ...made.account, secret: made.secret, member: made };
}

/** The tables, with which an archive begins: this test has no bytes for the photos and files after them. */
async function exported(asha: Awaited<ReturnType<typeof member>>): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const tables = declaredTables.filter(
    ({ rule }) => rule !== 'names no one' && typeof rule.exported === 'function',
  );
  for await (const { name, content } of collectOwnData(core, asha)) {
    entries.set(name, String(content));
    if (entries.size === tables.length) break;
  }
  return entries;
}

test('the archive holds a member’s row of every table, unless the table’s rule says why not', async () => {
  const { member: asha, secret, password_hash: hash } = await somebody();
  const entries = await exported(asha);
  for (const { module, table, rule } of declaredTables) {
    if (rule === 'names no one') continue;
    assert.ok(
      Object.hasOwn(samplesOf(module).rows ?? {}, table),
      `tests/${module}/samples.ts makes no row of ${table}`,
    );
    const name = `${table}.json`;
    if (typeof rule.exported !== 'function')
      assert.ok(!entries.has(name) && rule.exported.not.length > 20, table);
    else assert.ok(JSON.parse(entries.get(name) ?? '[]').length > 0, table);
  }
  const everything = [...entries.values()].join();
  for (const secretText of [secret, hash ?? '', goodPassword, 'secret_hash', 'ticket_hash', '"admin"'])
    assert.ok(!everything.includes(secretText), secretText);
});

test('an account that ends leaves no row in any table, except where the rule says so and why', async () => {
  const { member: asha, email } = await somebody();
  const other = await somebody();
  const counts = async (id: string, address: string) => {
    const found: Record<string, number> = {};
    for (const { table } of declaredTables) {
      const { rowCount } = await pool.query(
        `select from ${table} as one where strpos(one::text, $1) > 0 or strpos(one::text, $2) > 0`,
        [id, address],
      );
      if (rowCount) found[table] = rowCount;
    }
    return found;
  };
  const emails = async (address: string) =>
    (await pool.query('select from jobs where strpos(payload::text, $1) > 0', [address])).rowCount;
  assert.equal(await emails(email), 1);
  const others = await counts(other.id, other.email);
  assert.deepEqual(Object.keys(others).sort(), Object.keys(tableRows).sort());
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, asha.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  assert.equal(await emails(email), 0, 'not even a letter that was given up');
  assert.equal(await emails(other.email), 1);
  const left = Object.keys(await counts(asha.id, email));
  const staying = declaredTables
    .filter(({ rule }) => rule !== 'names no one' && typeof rule.erased === 'object')
    .map(({ table }) => table);
  assert.deepEqual(left.sort(), [...staying, 'unclaimed_bytes'].sort());
  assert.deepEqual(await counts(other.id, other.email), others, 'and no other account loses anything');
});
