import pg from 'pg';
import { atEnd } from './database.ts';
import { template } from './migrated-cluster.ts';

let databases = 0;

export async function within(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/**
 * A database without any tables in the cluster of this test database, with the same owner. It is dropped when the test file
 * ends.
 */
export function emptyDatabase(beside: string): Promise<string> {
  return makeDatabase(beside, '');
}

/**
 * The same with all tables, and no row of a member: a restore takes it as well, and need not migrate it, which costs most of the
 * time of a small restore.
 */
export function migratedDatabase(beside: string): Promise<string> {
  return makeDatabase(beside, `template ${template} strategy file_copy`);
}

async function makeDatabase(beside: string, how: string): Promise<string> {
  const name = `empty_${process.pid}_${++databases}`;
  const base = beside.replace(/db=\w+/, 'db=postgres').replace(/user=\w+/, 'user=saharambh');
  await within(base, `create database ${name} ${how} owner application`);
  atEnd(() => within(base, `drop database ${name} with (force)`));
  return beside.replace(/db=\w+/, `db=${name}`);
}
