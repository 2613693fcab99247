import type pg from 'pg';
import { jobChannel } from '#core/ground/jobs.ts';

/** A scheduled job, and its times as five fields of a crontab in UTC. */
export type Scheduled = { name: string; at: string };

const minute = 60_000;
/** Minutes. A server that could not reach the database for so long begins what became due meanwhile. */
const longestGap = 60;
const pause = 1000;
/** A failed run is tried twice more before the next time. */
const tries = 3;

/**
 * Adds the job of each scheduled job at its times, by the database's time, and once for all servers. It begins with the next
 * minute.
 */
export function keepSchedule(
  pool: pg.Pool,
  schedule: readonly Scheduled[],
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } {
  let since: number | null = null;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  look();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await last;
    },
  };

  function look(): void {
    last = lookOnce()
      .catch((error) => {
        onTrouble(error);
        return pause;
      })
      .then((wait) => {
        if (!isStopping) timer = setTimeout(look, wait).unref();
      });
  }

  /** Resolves to the milliseconds until the next minute. */
  async function lookOnce(): Promise<number> {
    if (schedule.length === 0) return minute;
    const { rows } = await pool.query<{ now: number }>(
      'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const now = rows[0]?.now ?? 0;
    if (since !== null) await addDue(pool, schedule, { since, until: now });
    since = now;
    return minute - (now % minute) + 1;
  }
}

/**
 * Adds a job for each scheduled job that has become due after `since`, unless another server was first. It replaces one that
 * has not begun, or was given up.
 */
export async function addDue(
  pool: pg.Pool,
  schedule: readonly Scheduled[],
  { since, until }: { since: number; until: number },
): Promise<void> {
  const due = schedule.flatMap(({ name, at }) => {
    const time = lastTime(at, Math.max(since, until - longestGap * minute), until);
    return time === null ? [] : [{ name, time: new Date(time) }];
  });
  if (due.length === 0) return;
  await pool.query(
    `with due as (
       insert into scheduled_jobs (task, last_due_at)
       select * from unnest($1::text[], $2::timestamptz[])
       on conflict (task) do update set last_due_at = excluded.last_due_at
         where scheduled_jobs.last_due_at < excluded.last_due_at
       returning task
     )
     select add_job(task, key => 'scheduled:' || task, max_attempts => $3), pg_notify($4, '') from due`,
    [due.map(({ name }) => name), due.map(({ time }) => time), tries, jobChannel],
  );
}

function lastTime(at: string, since: number, until: number): number | null {
  for (let time = until - (until % minute); time > since; time -= minute)
    if (isAt(at, new Date(time))) return time;
  return null;
}

/** Whether a crontab's five fields name this minute, in UTC. */
export function isAt(at: string, time: Date): boolean {
  const fields = at.split(' ');
  if (fields.length !== 5) throw new Error(`"${at}" are no times of a crontab.`);
  const values = [
    time.getUTCMinutes(),
    time.getUTCHours(),
    time.getUTCDate(),
    time.getUTCMonth() + 1,
    time.getUTCDay(),
  ];
  return fields.every((field, index) =>
    field.split(',').some((range) => isWithin(range, values[index] ?? 0)),
  );
}

/** The most seconds between two of its times. */
export function longestInterval(at: string): number {
  const [minute = '', hour = '', ...days] = at.split(' ');
  if (days.some((field) => field !== '*')) return 31 * 86_400;
  if (hour !== '*') return 86_400;
  return minute === '*' ? 60 : 3600;
}

function isWithin(range: string, value: number): boolean {
  const field = /^(?:\*|(?<from>\d+)(?:-(?<to>\d+))?)(?:\/(?<step>\d+))?$/.exec(range);
  if (!field) throw new Error(`"${range}" is no field of a crontab.`);
  const { from = '0', to = field.groups?.from ?? '59', step = '1' } = field.groups ?? {};
  return value >= Number(from) && value <= Number(to) && (value - Number(from)) % Number(step) === 0;
}
