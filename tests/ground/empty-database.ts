import pg from 'pg';
import { atEnd } from './database.ts';

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
export async function emptyDatabase(beside: string): Promise<string> {
  const name = `empty_${process.pid}_${++databases}`;
  const base = beside.replace(/db=\w+/, 'db=postgres').replace(/user=\w+/, 'user=saharambh');
  await within(base, `create database ${name} owner application`);
  atEnd(() => within(base, `drop database ${name} with (force)`));
  return beside.replace(/db=\w+/, `db=${name}`);
}
