import type { TestCore } from '#tests/ground/database.ts';

const tables = ['admin_actions', 'admin_log_chain', 'admin_log_heads'];

/** Changes the log as the owner of the database can who switches its triggers off. */
export async function changeLog({ connection }: TestCore, ...statements: string[]): Promise<void> {
  const client = await connection.pool.connect();
  try {
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await client.query(statement);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  } finally {
    client.release();
  }
}
