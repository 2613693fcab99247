import { type RawBuilder, sql } from 'kysely';
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
  /** The seconds until `reset` by the database's time: this server's time may differ. */
  seconds: number;
  isOver: boolean;
};

/**
 * How often this process has refused a request for each kind of limit, the first word of its key: for the operator's
 * metrics.
 */
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

/** The key under which a request counts, and its limit. */
export type Counter = { key: string; limit: Limit };

/** Counts one request under `key`, across all servers, by the database's time. */
export async function tally(core: Core, key: string, limit: Limit): Promise<Count> {
  const [counted] = await tallyAll(core, [{ key, limit }]);
  if (!counted) throw new Error('The counter returned no row.');
  return counted;
}

/**
 * As `tally`, under several different keys in order, until a window is full: a refused request does not count for the keys
 * after it. One statement saves a round trip for each key.
 */
export async function tallyAll(core: Core, counters: readonly Counter[]): Promise<Count[]> {
  const rows = await tallyOf(counters.length, core.db.isTransaction)(
    core.db,
    ...counters.flatMap(({ key, limit }) => [key, limit.seconds, limit.max]),
  );
  return rows.map(({ at, count, reset, seconds }) => {
    const { key, limit } = counters[at] as Counter;
    const isOver = count > limit.max;
    if (isOver) noteRefusal(key);
    const remaining = Math.max(limit.max - count, 0);
    return { max: limit.max, remaining, reset: Number(reset), seconds, isOver };
  });
}

type Tallied = { at: number; count: number; reset: string; seconds: number };
const tallies = new Map<string, ReturnType<typeof prepareTally>>();

/** Compiled once for each number of counters, within a transaction and alone. */
function tallyOf(size: number, isWithin: boolean) {
  const name = `${size} ${isWithin}`;
  const made = tallies.get(name) ?? prepareTally(size, isWithin);
  tallies.set(name, made);
  return made;
}

function prepareTally(size: number, isWithin: boolean) {
  return prepared((db, ...values: (string | number)[]) => {
    const all = Array.from({ length: size }, (_, at) => {
      const [key, seconds, most] = values.slice(3 * at);
      const isDue =
        at === 0
          ? sql`true`
          : sql`exists (select from ${tallyAt(at - 1)} where count <= ${values[3 * at - 1]}::int)`;
      return sql`${tallyAt(at)} as (
        insert into rate_limits as seen (key, window_start, count, expires_at)
        select ${key}, start, 1, start + make_interval(secs => ${seconds}::int)
        from (select ${windowOf(sql`${seconds}::int`)} as start) as span where ${unhurried(isWithin)} and ${isDue}
        on conflict (key, window_start) do update set count = least(seen.count + 1, ${most}::int + 1)
        returning count, extract(epoch from expires_at)::bigint as reset,
          greatest(1, ceil(extract(epoch from expires_at - now())))::int as seconds
      )`;
    });
    const read = all.map((_, at) => sql`select ${sql.lit(at)}::int as at, * from ${tallyAt(at)}`);
    const statement = sql<Tallied>`with ${sql.join(all)} ${sql.join(read, sql` union all `)} order by at`;
    return { compile: () => statement.compile(db) };
  });
}

/**
 * The commit of this statement does not wait for the disk, so callers of one network do not wait for each other's: each held the lock of
 * their common row until its commit was there. If the database dies, the last counts of less than a second are lost (decision 471). A
 * transaction that does more keeps its own way.
 */
const unhurried = (isWithin: boolean) =>
  isWithin ? sql`true` : sql`set_config('synchronous_commit', 'off', true) = 'off'`;

const tallyAt = (at: number) => sql.id(`tally_${at}`);

/** The beginning of the present window of this many seconds. */
const windowOf = (seconds: RawBuilder<unknown>) =>
  sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;

/** Notes that a request was over a limit of this kind. */
export function noteRefusal(key: string): void {
  const [kind = ''] = key.split(':', 1);
  refusals.set(kind, (refusals.get(kind) ?? 0) + 1);
}

/** Deletes the counts under `key`, after a right code for example. */
export async function forget(core: Core, key: string): Promise<void> {
  await settle(core, { forgotten: [key], givenBack: [] });
}

/**
 * Deletes all counts under some keys, after a log-in for example, and takes one request out of the present window of others.
 */
export async function settle(
  core: Core,
  { forgotten, givenBack }: { forgotten: string[]; givenBack: readonly Counter[] },
): Promise<void> {
  await settlementOf(forgotten.length, givenBack.length, core.db.isTransaction)(
    core.db,
    ...forgotten,
    ...givenBack.flatMap(({ key, limit }) => [key, limit.max, limit.seconds]),
  );
}

const settlements = new Map<string, ReturnType<typeof prepareSettlement>>();

function settlementOf(forgotten: number, givenBack: number, isWithin: boolean) {
  const name = `${forgotten} ${givenBack} ${isWithin}`;
  const made = settlements.get(name) ?? prepareSettlement(forgotten, givenBack, isWithin);
  settlements.set(name, made);
  return made;
}

/** Arrays of a known length: the database would plan a statement with one of unknown length each time. */
function prepareSettlement(forgotten: number, givenBack: number, isWithin: boolean) {
  return prepared((db, ...values: (string | number)[]) => {
    const given = Array.from({ length: givenBack }, (_, at) => values.slice(forgotten + 3 * at));
    const [keys, most, seconds] = [0, 1, 2].map((at) => sql.join(given.map((one) => sql`${one[at]}`)));
    // Deletes first: `tally` locks the row of a mailbox before that of a site, and the same order here avoids deadlocks.
    const statement = sql`
      with gone as (
        delete from rate_limits where key = any(array[${sql.join(values.slice(0, forgotten))}]::text[]) returning 1
      )
      update rate_limits set count = count - 1
      from unnest(array[${keys}]::text[], array[${most}]::int[], array[${seconds}]::int[]) as given(key, most, seconds)
      where ${unhurried(isWithin)} and (select count(*) from gone) >= 0 and rate_limits.key = given.key
        and rate_limits.key = any(array[${keys}]::text[]) and count between 1 and given.most
        and window_start = ${windowOf(sql`given.seconds`)}`;
    return { compile: () => statement.compile(db) };
  });
}

/**
 * Counts one request by its network, and for IPv6 by the /48 as well, with a wider limit.
 * @throws Refusal `general_rate_limit_exceeded` as `count` does.
 */
export async function countNetwork(core: Core, key: string, ip: string, limit: Limit): Promise<void> {
  const [network, site] = [networkOf(ip), siteOf(ip)];
  await count(core, `${key}:${network}`, limit);
  if (site !== network) await count(core, `${key}:${site}`, { ...limit, max: limit.max * widerBy });
}

/**
 * Deletes all counts whose key contains this text, and the record of emails to the mailbox of this name. Resolves to the
 * number of counters.
 */
export async function forgetAbout(core: Core, text: string): Promise<number> {
  if (text.length < 3) return 0;
  const isAbout = sql<boolean>`position(${text} in key) > 0`;
  let forgotten = 0;
  for (let isLeft = true; isLeft; ) {
    // Skips locked counters: a request locks several in its own order, so waiting for one could deadlock.
    const { rows } = await sql`delete from rate_limits
      where ctid = any(array(select ctid from rate_limits where ${isAbout} for update skip locked)) returning 1`.execute(
      core.db,
    );
    forgotten += rows.length;
    isLeft =
      (await core.db.selectFrom('rate_limits').select('key').where(isAbout).limit(1).execute()).length > 0;
  }
  await core.db.deleteFrom('written_letters').where('mailbox', '=', text).execute();
  return forgotten;
}
