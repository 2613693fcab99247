import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { accountPaths } from '#contract/accounts/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { needPackages } from '#tools/try/packages.ts';
import { endedOfOwn, familiesOf } from './busy.ts';
import { median } from './compare.ts';
import { type Load, loadPrepared, type Prepared, prepare } from './peers/wrk.ts';
import { sessionOf } from './seed.ts';
import { type Server, seededDatabase, startDatabase, startProduct } from './servers.ts';

// npm run bench:processes: pages of members from one process and from two, in turns, with the database on the same machine. wrk asks for
// them: a load generator in Node would take a sixth of what a process has.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '5' } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const connections = 50;
/**
 * Seconds until all that a page needs is compiled. Each process compiles for itself: two of them get half of the pages each, and leave no
 * core free for it. After 20 s they still got faster.
 */
const warming = 60;
const people = 1000;
const promised = { throughput: 1.5, p99: 0.7 };

needPackages(['wrk']);
// Three processes, where a hundred connections do for two.
const cluster = await startDatabase(['max_connections=200']);
try {
  const url = await seededDatabase(cluster, people);
  const one = await startProduct(url, { WORKERS: '1' });
  const two = await startProduct(url, { WORKERS: '2' });
  while (!(await isWhole(two))) await sleep(100);
  for (const page of [todayPaths.dashboard, accountPaths.settings]) {
    const asked = [await prepareFor(one, page), await prepareFor(two, page)] as const;
    const ask = (prepared: Prepared, time = seconds) =>
      loadPrepared(prepared, { connections, seconds: time });
    for (const prepared of asked) await ask(prepared, warming);
    const pairs: [Load, Load][] = [];
    for (let round = 0; round < rounds; round++) pairs.push([await ask(asked[0]), await ask(asked[1])]);
    const throughput = median(pairs.map(([first, second]) => second.perSecond / first.perSecond));
    const p99 = median(pairs.map(([first, second]) => second.p99 / first.p99));
    const failed = pairs.flat().reduce((sum, figures) => sum + figures.failed, 0);
    const of = (at: 0 | 1, what: 'perSecond' | 'p99') =>
      Math.round(median(pairs.map((pair) => pair[at][what])));
    const ofOne = await costsOf(one, () => ask(asked[0]));
    const ofTwo = await costsOf(two, () => ask(asked[1]));
    for (const { remove } of asked) await remove();
    const isKept = throughput >= promised.throughput && p99 <= promised.p99;
    console.log(
      `${page}: two processes ${throughput.toFixed(2)} times one (${of(0, 'perSecond')} and ${of(1, 'perSecond')} pages/s), ` +
        `p99 ${p99.toFixed(2)} of it (${of(0, 'p99')} and ${of(1, 'p99')} ms), ${failed} failed${isKept ? '' : '  BELOW ITS PROMISE'}`,
    );
    console.log(`  processor time of a page: ${said(ofOne)} with one process, ${said(ofTwo)} with two`);
    console.log(`  so two cores allow at most ${mostOf(ofOne).toFixed(2)} times`);
  }
  await Promise.all([one.stop(), two.stop()]);
} finally {
  await cluster.stop();
}

type Costs = { server: number; database: number; generator: number };

/** Milliseconds of all processors for a page. */
async function costsOf(server: Server, run: () => Promise<Load>): Promise<Costs> {
  const look = async () => ({
    ...(await familiesOf(server.pid, cluster.pid() ?? 0)),
    generator: await endedOfOwn(),
  });
  const before = await look();
  const { answers } = await run();
  const after = await look();
  const spent = (name: keyof Costs) => (after[name] - before[name]) / answers;
  return { server: spent('server'), database: spent('database'), generator: spent('generator') };
}

function said({ server, database, generator }: Costs): string {
  return `server ${server.toFixed(2)}, database ${database.toFixed(2)}, load generator ${generator.toFixed(2)} ms`;
}

/** Both cores for everything, compared with one core for one process. */
function mostOf({ server, database, generator }: Costs): number {
  return (2 * server) / (server + database + generator);
}

function prepareFor({ origin }: Server, page: string): Promise<Prepared> {
  const requests = Array.from({ length: people }, (_, at) => ({
    method: 'GET' as const,
    path: page,
    headers: { Cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
  }));
  return prepare(origin, requests);
}

async function isWhole({ origin }: Server): Promise<boolean> {
  return /saharambh_processes\{state="ready"\} 2/.test(await (await fetch(`${origin}/metrics`)).text());
}
