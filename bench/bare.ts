import { createHash } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { hash } from '@node-rs/argon2';
import { Hono } from 'hono';
import pg from 'pg';
import { alternativesOf, formsOf } from '#core/search/near-words.ts';
import { queryOf, wholeWordsOf } from '#core/search/query.ts';

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

// The statements of the directory, and of its other work only the part that makes the next statement.
app.get('/people', async (c) => {
  const { search = '', role, hours } = c.req.query();
  const tags = [role && `role:${role}`, hours && `hours:${hours}`].filter((tag) => tag !== undefined);
  const exact = queryOf([{ word: search }], tags);
  const found = await pool.query({
    name: 'people',
    text: `with whole as materialized (
        select from people where listed and search @@ $4::tsquery limit 1001
      ), found as materialized (
        select account_id, sequence from people
        where listed and search @@ $1::tsquery and (select count(*) from whole) < 1001 limit 1001
      ), page as (select * from found order by sequence desc limit 21)
      select greatest((select count(*) from found), (select count(*) from whole))::int as counted,
        array(select account_id from page order by page.sequence desc) as ids,
        case when (select count(*) from found) < 10 and (select count(*) from whole) < 1001 then array(
          select $2 || word from searched_words where kind = 'people' and forms && $3::text[]
        ) end as near`,
    values: [exact, `${search} `, formsOf(search), wholeWordsOf([search], tags)],
  });
  const { counted, ids, near } = found.rows[0];
  const words = alternativesOf([search], near ?? []);
  if (words) {
    const more = await pool.query({
      name: 'similar people',
      text: `with found as materialized (
          select account_id, sequence from people
          where listed and search @@ $1::tsquery and not search @@ $2::tsquery limit 1001
        ) select account_id from found order by sequence desc limit 21`,
      values: [queryOf(words, tags), exact],
    });
    ids.push(...more.rows.map((row) => row.account_id));
  }
  if (counted > 1000) {
    const newest = await pool.query({
      name: 'newest people',
      text: `select account_id from people where listed and ts_match_vq(search, $1::tsquery)
        order by sequence desc limit 21`,
      values: [exact],
    });
    ids.splice(0, ids.length, ...newest.rows.map((row) => row.account_id));
  }
  const { rows } = await pool.query({
    name: 'people rows',
    text: `select people.account_id, handle, avatars.id, role, location, college, company_url, headline, skills, hours_a_week,
        open_to, coalesce(nullif(profiles.name, ''), accounts.name) as name,
        array(
          select verifications.kind from verifications
          where verifications.account_id = people.account_id and state = 'verified' and expires_at > now() order by decided_at
        ) as verified
      from people join accounts on accounts.id = people.account_id
      left join handles on handles.account_id = people.account_id and is_current
      left join profiles on owner_id = people.account_id and profiles.account_id = people.account_id
      left join avatars on avatars.account_id = people.account_id
      where people.account_id = any($1) and people.listed`,
    values: [ids.slice(0, 20)],
  });
  return c.json({ total: counted, people: rows });
});

app.post('/hash', async (c) => {
  await hash('Rangoli#42', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return c.json({});
});

createAdaptorServer({ fetch: app.fetch }).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
);
