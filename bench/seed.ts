import { createHash } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '#core/ground/password-hash.ts';

/** The session of account `n` that the seed makes, as a client sends it. */
export function sessionOf(n: number): string {
  const secret = createHash('sha512').update(String(n)).digest('hex').repeat(2);
  return Buffer.from(JSON.stringify({ id: `account${n}`, secret })).toString('base64');
}

/** Sessions of the accounts from one number to another. */
export const sessionsOf = `
  insert into sessions (id, account_id, secret_hash, provider, factors, expires_at)
  select 'session' || n, 'account' || n, sha256(convert_to(s || s, 'UTF8')), 'email', '{password}', now() + interval '1 year'
  from generate_series($1::int, $2::int) n, lateral (select encode(sha512(n::text::bytea), 'hex') s) t`;

export const benchPassword = 'Rangoli#42';

/**
 * Fills an empty database with `count` accounts of adults, one profile each and a session for the first thousand. The first one
 * owns twenty documents more, which stand under one id for the list to ask for.
 */
export async function seed(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const hash = await hashPassword(benchPassword);
  await client.query(
    `insert into accounts (id, email, name, password_hash, email_verified_at, target_id)
     select 'account' || n, 'person' || n || '@example.org', 'Person ' || n, $2, now(), 'target' || n
     from generate_series(1, $1::int) n`,
    [count, hash],
  );
  await client.query(`update standings set birth_date = '1990-01-01', zone = 'Asia/Kolkata'`);
  await client.query(
    `insert into profiles (id, owner_id, account_id, name, email, role, location, agree, permissions)
     select 'profile' || n, 'account' || n, 'account' || n, 'Person ' || n, 'person' || n || '@example.org',
       (array['Student','Entrepreneur','Mentor','Investor'])[1 + n % 4], 'Nagpur', true,
       array['read("user:account' || n || '")', 'update("user:account' || n || '")', 'delete("user:account' || n || '")']
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into profiles (id, owner_id, account_id, name, email, role, location, agree, permissions)
     select 'more' || n, 'account1', 'shelf', 'Person 1', 'person1@example.org', 'Student', 'Nagpur', true,
       array['read("user:account1")'] from generate_series(1, 20) n`,
  );
  await client.query(sessionsOf, [1, 1000]);
  await client.query('vacuum analyze');
  await client.end();
}
