import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const folder = path.join(import.meta.dirname, 'migrations');
const lock = 7_204_331;

/** One frozen step: its file name, its SQL, and the hash by which a later change to it is noticed. */
export type Migration = { name: string; text: string; hash: string };

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the newest schema, each migration in a transaction of its own. Several servers starting at once
 * wait for one another. Throws if a migration that has already run was changed, or was made by a newer program.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  const done: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    refuseStrangers(applied, migrations);
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await client.query('begin');
      await client.query(migration.text);
      await client.query('insert into migrations (name, hash) values ($1, $2)', [
        migration.name,
        migration.hash,
      ]);
      await client.query('commit');
      done.push(migration.name);
    }
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
    client.release();
  }
}

function refuseStrangers(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name))
      throw new Error(`The database was migrated by a newer version (${name}). Run that version.`);
    if (known.get(name) !== hash)
      throw new Error(`Migration ${name} has been changed since it ran. Restore its text.`);
  }
}
