import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { accountPaths } from '#contract/accounts/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { processFamily } from '#tests/servers/process-family.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { ensureBuilt } from '#tools/build.ts';
import { type Figures, load, type Target } from './load.ts';
import { sessionOf } from './seed.ts';
import { type Server, seededDatabase, startDatabase, startProduct } from './servers.ts';

const connections = 50;
/** So many have a session. */
const people = 1000;
/** Of `/proc/<pid>/stat`: hundredths of a second. */
const tick = 10;
const promised = { perSecond: 400, warmStart: 1500 };

/** How many pages of members the server makes in a second, each for another member, and what one costs its processor. */
export async function measureMemberPages(product: Server, seconds: number, rounds: number): Promise<void> {
  for (const page of [todayPaths.dashboard, accountPaths.settings]) {
    const targets: Target[] = Array.from({ length: people }, (_, at) => ({
      url: product.origin + page,
      headers: { cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
    }));
    await load(targets, { connections, seconds: 2 });
    const seen: (Figures & { cpu: number })[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = await processorTime(product.pid);
      const figures = await load(targets, { connections, seconds });
      const cpu = ((await processorTime(product.pid)) - before) / (figures.perSecond * seconds);
      seen.push({ ...figures, cpu });
    }
    const { perSecond, p99, cpu } = seen.toSorted((a, b) => a.perSecond - b.perSecond)[rounds >> 1] ?? {};
    const failed = seen.reduce((sum, one) => sum + one.failed, 0);
    console.log(
      `  ${page}: ${Math.round(perSecond ?? 0)} pages/s, p99 ${p99} ms, ${cpu?.toFixed(2)} ms of the server's processor each, ` +
        `${failed} failed${(perSecond ?? 0) < promised.perSecond ? `  BELOW ITS PROMISE: ${promised.perSecond}/s` : ''}`,
    );
  }
}

/** A server that has been here before, with its own database: stopped, and serving again. */
export async function measureWarmStart(rounds: number): Promise<void> {
  await ensureBuilt();
  const server = await startServer({}, 'build/run/main.js');
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await server.restart();
      times.push(performance.now() - began);
    }
  } finally {
    await server.stop();
  }
  const middle = times.toSorted((a, b) => a - b)[rounds >> 1] ?? Number.NaN;
  console.log(
    `  stopped and warm again: ${Math.round(middle)} ms${middle > promised.warmStart ? `  BELOW ITS PROMISE: ${promised.warmStart} ms` : ''}`,
  );
}

/** Milliseconds that the process has had of all processors. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Of a process and those that it has started. */
export async function familyTime(pid: number): Promise<number> {
  const times = (await processFamily(pid)).map((one) => processorTime(one).catch(() => 0));
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
  });
  const cluster = await startDatabase();
  try {
    const product = await startProduct(await seededDatabase(cluster, 1000));
    await measureMemberPages(product, Number(values.seconds), Number(values.rounds));
    await product.stop();
  } finally {
    await cluster.stop();
  }
  await measureWarmStart(Number(values.rounds));
}
