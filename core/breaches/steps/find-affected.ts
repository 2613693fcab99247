import { type RawBuilder, sql } from 'kysely';
import type { BreachKind } from '#contract/breaches/limits.ts';
import { breachKinds } from '#contract/breaches/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { inSpan, type Selectors } from '../selectors.ts';
import { lookedAt } from './looked-at.ts';
import { type Shape, shapesOf } from './shapes.ts';

/** All kinds but messages to us, which people without an account wrote. */
const allKinds = breachKinds.filter((kind) => kind !== 'words');

/** Statements that each give people as (account_id, address, kind), and the tables whose rows name people in no way that is known. */
export async function affectedParts(
  tx: Tx,
  selectors: Selectors,
  tables: readonly { table: string; kind: BreachKind }[],
): Promise<{ parts: RawBuilder<unknown>[]; unclear: string[] }> {
  const { accounts = [], sessions = [], networks = [], keys = [], backupAt, staff = [] } = selectors;
  const kindsOf = (ids: RawBuilder<unknown>, kinds: readonly BreachKind[] = allKinds) =>
    sql`select one.id as account_id, '' as address, kind from (${ids}) as one (id), unnest(${kinds}::text[]) as kind`;
  const parts: RawBuilder<unknown>[] = [];
  const unclear: string[] = [];
  if (accounts.length > 0)
    parts.push(
      kindsOf(
        sql`select id from accounts where id = any(${accounts}::text[]) or lower(email) = any(${accounts}::text[])`,
        tables.length > 0 ? [...new Set(tables.map(({ kind }) => kind))] : allKinds,
      ),
    );
  // An ended session is known by its events alone.
  if (sessions.length > 0)
    parts.push(
      kindsOf(sql`
        select account_id from sessions where id = any(${sessions}::text[])
        union select account_id from events
        where name like 'sessions.%' and subject ->> 'sessionId' = any(${sessions}::text[]) and account_id is not null`),
    );
  if (networks.length > 0)
    parts.push(
      kindsOf(sql`
        select account_id from sessions
        where case when ip <> '' then ip::inet <<= any(${networks}::inet[]) else false end
          and created_at <= ${selectors.until ?? new Date(8.64e14)} and expires_at >= ${selectors.from ?? new Date(0)}
        union select account_id from waiting_logins
        where case when ip <> '' then ip::inet <<= any(${networks}::inet[]) else false end
          and created_at <= ${selectors.until ?? new Date(8.64e14)} and expires_at >= ${selectors.from ?? new Date(0)}
        union select address.account_id from agreement_signature_addresses as address
        join agreement_signatures as signature using (agreement_id, version, party)
        where address.account_id is not null
          and case when ip <> '' then ip::inet <<= any(${networks}::inet[]) else false end
          and ${inSpan(sql`signature.signed_at`, selectors)}`),
    );
  if (backupAt) parts.push(kindsOf(sql`select id from accounts where created_at <= ${backupAt}`));
  if (staff.length > 0)
    for (const people of await lookedAt(tx, staff, selectors))
      parts.push(
        sql`select account_id, address, kind from (${people}) as one, unnest(${allKinds}::text[]) as kind`,
      );
  if (tables.length > 0 && accounts.length === 0)
    for (const { table, kind } of tables) {
      const shapes = await shapesOf(tx, table);
      if (shapes.length === 0) unclear.push(table);
      for (const shape of shapes) parts.push(peopleOf(shape, kind, inTime(shape, selectors)));
    }
  if (keys.length > 0)
    for (const { table, kind } of await withBytes(tx))
      for (const shape of await shapesOf(tx, table))
        parts.push(peopleOf(shape, kind, sql`one.storage_key = any(${keys}::text[])`));
  return { parts, unclear };
}

function inTime({ hasTime }: Shape, { until }: Selectors): RawBuilder<unknown> {
  return hasTime && until ? sql`one.created_at <= ${until}` : sql`true`;
}

function peopleOf(
  { from, account, address }: Shape,
  kind: BreachKind,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select distinct ${account} as account_id, ${address} as address, ${kind}::text as kind
    from ${from} where ${where}`;
}

async function withBytes(tx: Tx): Promise<{ table: string; kind: BreachKind }[]> {
  const { rows } = await sql<{ table: string }>`
    select relname as "table" from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'storage_key' and relkind = 'r' and not attisdropped and relnamespace = 'public'::regnamespace
      and relname not in ('held_bytes', 'unclaimed_bytes', 'message_thumbnails')`.execute(tx);
  return rows.map(({ table }) => ({ table, kind: table === 'avatars' ? 'profile' : 'files' }));
}
