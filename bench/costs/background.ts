import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { scheduledJobs } from '#core/collected/scheduled.ts';
import { everyMinute } from '#core/ground/scheduled-job.ts';
import { longestInterval } from '#outside/jobs/schedule.ts';
import { familiesOf } from '../busy.ts';
import { measureIdleSockets } from '../idle-sockets.ts';
import { sessionOf } from '../seed.ts';
import type { Background, Costs } from './costs.ts';
import { settled } from './measuring.ts';
import type { World } from './world.ts';

const megabyte = 1024 * 1024;
const day = 86_400;

/** Milliseconds of a second while no one asks for anything; a minute has all jobs that run each minute. */
export async function measureIdle(world: World, seconds: number): Promise<Background> {
  await settled(world);
  const [before, began] = [await familiesOf(world.product.pid, world.databasePid), performance.now()];
  await sleep(seconds * 1000);
  const after = await familiesOf(world.product.pid, world.databasePid);
  const lasted = (performance.now() - began) / 1000;
  return {
    server: (after.server - before.server) / lasted,
    database: (after.database - before.database) / lasted,
  };
}

/**
 * Runs each scheduled job once that runs more seldom than each minute, and counts it as often as a day has it. The whole of it
 * is divided by the accounts, so what does not grow with them counts too high where there are more.
 */
export async function measureDaily(world: World, idle: Background): Promise<Costs['daily']> {
  const { database, product, databasePid } = world;
  const sum = { server: 0, database: 0, wal: 0 };
  const logs = async () => {
    const { rows } = await database.query<{ wal: number }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal`,
    );
    return rows[0]?.wal ?? 0;
  };
  const groups = Map.groupBy(
    scheduledJobs.filter(({ at }) => at !== everyMinute),
    ({ at }) => Math.min(day, longestInterval(at)),
  );
  for (const [interval, jobs] of groups) {
    const names = jobs.map(({ name }) => name);
    const runAll = async () => {
      await database.query('select count(add_job(name)) from unnest($1::text[]) name', [names]);
      await settled(world);
    };
    // The first run loads the code and makes plans.
    await runAll();
    const [wal, before, began] = [
      await logs(),
      await familiesOf(product.pid, databasePid),
      performance.now(),
    ];
    await runAll();
    const after = await familiesOf(product.pid, databasePid);
    const lasted = (performance.now() - began) / 1000;
    const spent = (name: keyof Background) =>
      Math.max(0, after[name] - before[name] - idle[name] * lasted) * (day / interval);
    sum.server += spent('server');
    sum.database += spent('database');
    sum.wal += ((await logs()) - wal) * (day / interval);
  }
  const each = (all: number) => all / world.size.accounts;
  return { server: each(sum.server), database: each(sum.database), wal: each(sum.wal) };
}

/** Bytes of a process, an open live connection and a connection of the database. All have worked before. */
export async function measureMemory(world: World, sockets: number): Promise<Costs['memory']> {
  const process = (await world.product.held()) * megabyte;
  const { megabytes } = await measureIdleSockets(world.product, sockets, sessionOf);
  const backends = await backendsOf(world.databasePid);
  return {
    process,
    liveConnection: (megabytes * megabyte) / sockets,
    databaseConnection: backends.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, backends.length),
  };
}

/** Bytes that each process of a client's connection has for itself. */
async function backendsOf(postmaster: number): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '');
    const stat = await read('stat');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== postmaster) continue;
    // PostgreSQL names its processes: those of clients with user, database and address or `[local]`.
    if (!/^postgres: saharambh /.test(await read('cmdline'))) continue;
    const own = [...(await read('smaps_rollup')).matchAll(/^Private_\w+:\s+(\d+) kB$/gm)];
    found.push(own.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0));
  }
  return found;
}
