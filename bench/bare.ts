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

// As the directory asks, with the words made to a query by the caller.
app.get('/people', async (c) => {
  const { search = '', role, hours } = c.req.query();
  const lexemes = [`'${search}':*`, role && `'role:${role}'`, hours && `'hours:${hours}'`].filter(Boolean);
  const found = await pool.query({
    name: 'people',
    text: `with found as materialized (
        select account_id, sequence from people where listed and search @@ $1::tsquery limit 1001
      )
      select (select count(*)::int from found) as counted,
        array(select account_id from found order by sequence desc limit 21) as ids`,
    values: [lexemes.join(' & ')],
  });
  const { rows } = await pool.query({
    name: 'people rows',
    text: `select people.account_id, handle, avatars.id, role, location, college, company_url, headline, skills, hours_a_week,
        open_to, coalesce(nullif(profiles.name, ''), accounts.name) as name
      from people join accounts on accounts.id = people.account_id
      join handles on handles.account_id = people.account_id and is_current
      left join profiles on owner_id = people.account_id and profiles.account_id = people.account_id
      left join avatars on avatars.account_id = people.account_id
      where people.account_id = any($1)`,
    values: [found.rows[0].ids],
  });
  return c.json({ total: found.rows[0].counted, people: rows });
});

app.post('/hash', async (c) => {
  await hash('Rangoli#42', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return c.json({});
});

createAdaptorServer({ fetch: app.fetch }).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
);
