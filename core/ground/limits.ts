import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from './core.ts';
import { networkOf, siteOf, widerBy } from './network.ts';
import { Refusal } from './refusal.ts';

/** At most `max` requests in each fixed window of `seconds`. */
export type Limit = { max: number; seconds: number };

/** `remaining` after this request; `reset` in Unix seconds; `isOver` when the window was full before. */
export type Count = {
  max: number;
  remaining: number;
  reset: number;
  /** Until then, by the database's clock: this server's may be another. */
  seconds: number;
  isOver: boolean;
};

/** How often this process has refused somebody for each kind of limit, the first word of its keys: for the operator's figures. */
export const refusals = new Map<string, number>();

/**
 * Counts one request under `key`.
 * @throws Refusal `general_rate_limit_exceeded` once the window's `max` has been reached.
 */
export async function count(core: Core, key: string, limit: Limit): Promise<Count> {
  const counted = await tally(core, key, limit);
  if (!counted.isOver) return counted;
  throw new Refusal('general_rate_limit_exceeded', { seconds: counted.seconds, limit: counted });
}

/** Counts one request under `key`, across all servers, by the database's clock. */
export async function tally(core: Core, key: string, limit: Limit): Promise<Count> {
  const { rows } = await sql<{ count: number; reset: string; seconds: number }>`
    insert into rate_limits as seen (key, window_start, count, expires_at)
    select ${key}, start, 1, start + make_interval(secs => ${limit.seconds}::int)
    from (select to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}::int) * ${limit.seconds}::int) as start) as span
    on conflict (key, window_start) do update set count = least(seen.count + 1, ${limit.max + 1}::int)
    returning count, extract(epoch from expires_at)::bigint as reset,
      greatest(1, ceil(extract(epoch from expires_at - now())))::int as seconds`.execute(core.db);
  const row = rows[0];
  if (!row) throw new Error('The counter returned no row.');
  const isOver = row.count > limit.max;
  if (isOver) noteRefusal(key);
  return {
    max: limit.max,
    remaining: Math.max(limit.max - row.count, 0),
    reset: Number(row.reset),
    seconds: row.seconds,
    isOver,
  };
}

function noteRefusal(key: string): void {
  const [kind = ''] = key.split(':', 1);
  refusals.set(kind, (refusals.get(kind) ?? 0) + 1);
}

const deleteCounter = prepared((db, key: string) => db.deleteFrom('rate_limits').where('key', '=', key));

/** Forgets what was counted under `key`, as after a successful login. */
export async function forget(core: Core, key: string): Promise<void> {
  await deleteCounter(core.db, key);
}

/** Takes one request out of what is counted under `key` in the present window. */
export async function giveBack(core: Core, key: string, limit: Limit): Promise<void> {
  await sql`
    update rate_limits set count = count - 1
    where key = ${key} and count between 1 and ${limit.max}::int and window_start =
      to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}::int) * ${limit.seconds}::int)`.execute(
    core.db,
  );
}

/**
 * Counts one request by the network that it comes from, and of IPv6 in a wider window by the /48 as well.
 * @throws Refusal `general_rate_limit_exceeded` as `count` does.
 */
export async function countNetwork(core: Core, key: string, ip: string, limit: Limit): Promise<void> {
  const [network, site] = [networkOf(ip), siteOf(ip)];
  await count(core, `${key}:${network}`, limit);
  if (site !== network) await count(core, `${key}:${site}`, { ...limit, max: limit.max * widerBy });
}

/**
 * Forgets everything that was counted under a key with this text in it, and which letters a mailbox of this name got.
 * Resolves to how many counters there were.
 */
export async function forgetAbout(core: Core, text: string): Promise<number> {
  if (text.length < 3) return 0;
  const { numDeletedRows } = await core.db
    .deleteFrom('rate_limits')
    .where((row) => sql<boolean>`position(${text} in ${row.ref('key')}) > 0`)
    .executeTakeFirst();
  await core.db.deleteFrom('written_letters').where('mailbox', '=', text).execute();
  return Number(numDeletedRows);
}
