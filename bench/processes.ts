import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { accountPaths } from '#contract/accounts/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { median } from './compare.ts';
import { type Figures, load, type Target } from './load.ts';
import { familyTime } from './member-pages.ts';
import { sessionOf } from './seed.ts';
import { type Server, seededDatabase, startDatabase, startProduct } from './servers.ts';

// npm run bench:processes: pages of members from one process and from two, in turns, with the database on the same machine.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '5' } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const connections = 50;
const people = 1000;
const promised = { throughput: 1.5, p99: 0.7 };

// Three processes, where a hundred connections do for two.
const cluster = await startDatabase(['max_connections=200']);
try {
  const url = await seededDatabase(cluster, people);
  const one = await startProduct(url, { WORKERS: '1' });
  const two = await startProduct(url, { WORKERS: '2' });
  while (!(await isWhole(two))) await sleep(100);
  for (const page of [todayPaths.dashboard, accountPaths.settings]) {
    const ask = (server: Server, time: number) =>
      load(targetsOf(server, page), { connections, seconds: time });
    for (const server of [one, two]) await ask(server, 4);
    const pairs: [Figures, Figures][] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push([await ask(one, seconds), await ask(two, seconds)]);
    const throughput = median(pairs.map(([first, second]) => second.perSecond / first.perSecond));
    const p99 = median(pairs.map(([first, second]) => second.p99 / first.p99));
    const failed = pairs.flat().reduce((sum, figures) => sum + figures.failed, 0);
    const of = (at: 0 | 1, what: 'perSecond' | 'p99') =>
      Math.round(median(pairs.map((pair) => pair[at][what])));
    const [ofOne, ofTwo] = [await costsOf(one, page), await costsOf(two, page)];
    const isKept = throughput >= promised.throughput && p99 <= promised.p99;
    console.log(
      `${page}: two processes ${throughput.toFixed(2)} times one (${of(0, 'perSecond')} and ${of(1, 'perSecond')} pages/s), ` +
        `p99 ${p99.toFixed(2)} of it (${of(0, 'p99')} and ${of(1, 'p99')} ms), ${failed} failed${isKept ? '' : '  BELOW ITS PROMISE'}`,
    );
    console.log(`  processor time of a page: ${ofOne} with one process, ${ofTwo} with two`);
  }
  await Promise.all([one.stop(), two.stop()]);
} finally {
  await cluster.stop();
}

/** Milliseconds of all processors for a page, of the server, the database and this load generator. */
async function costsOf(server: Server, page: string): Promise<string> {
  const look = async () => [
    await familyTime(server.pid),
    await familyTime(cluster.pid() ?? 0),
    process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  ];
  const before = await look();
  const { perSecond } = await load(targetsOf(server, page), { connections, seconds });
  const spent = (await look()).map((time, at) => (time - (before[at] ?? 0)) / (perSecond * seconds));
  const [ofServer, ofDatabase, ofLoad] = spent.map((time) => time.toFixed(2));
  return `server ${ofServer}, database ${ofDatabase}, load generator ${ofLoad} ms`;
}

function targetsOf(server: Server, page: string): Target[] {
  return Array.from({ length: people }, (_, at) => ({
    url: server.origin + page,
    headers: { cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
  }));
}

async function isWhole({ origin }: Server): Promise<boolean> {
  return /saharambh_processes\{state="ready"\} 2/.test(await (await fetch(`${origin}/metrics`)).text());
}
