import { createHash } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { hash } from '@node-rs/argon2';
import { Hono } from 'hono';
import pg from 'pg';

// The yardstick: the same selects by named statements, and the same Argon2id, with nothing around them.
const [url, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20 });
const app = new Hono();

app.get('/account', async (c) => {
  const value = c.req.header('x-appwrite-session') ?? '';
  const { secret } = JSON.parse(Buffer.from(value, 'base64').toString());
  const { rows } = await pool.query({
    name: 'account',
    text: `select a.*, s.id as session_id from sessions s join accounts a on a.id = s.account_id
      where s.secret_hash = $1 and s.expires_at > now()`,
    values: [createHash('sha256').update(secret).digest()],
  });
  return c.json(rows[0]);
});

app.get('/profiles', async (c) => {
  const { rows } = await pool.query({
    name: 'profiles',
    text: 'select * from profiles where account_id = $1 order by sequence limit 20',
    values: [c.req.query('owner')],
  });
  return c.json({ total: rows.length, documents: rows });
});

app.post('/hash', async (c) => {
  await hash('Rangoli#42', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return c.json({});
});

createAdaptorServer({ fetch: app.fetch }).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
);
