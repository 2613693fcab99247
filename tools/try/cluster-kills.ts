import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hangUp } from '#db/driver/connection-stream.ts';
import { leaderOfEtcd, type Node, primaryOf, untilWhole } from './cluster-nodes.ts';
import { kinds, longest, longestGap, type Traffic, wrongSince } from './cluster-writers.ts';
import type { Findings } from './findings.ts';

/** Seconds after which writes are back. */
const mostSeconds = 40;
/** Seconds for which the frozen primary stays so, and those after which Patroni gives its place away (`deploy/patroni.yml`). */
const [frozenSeconds, ttl] = [35, 20];

export type Cluster = {
  nodes: readonly Node[];
  url: string;
  traffic: Traffic;
  findings: Findings;
  /** The last faults in the log of the server. */
  faults(): string;
  /** Whether live updates come, and in the way that they should. */
  seeLive(): Promise<string>;
};

type Failure = {
  name: string;
  /** Whose failure it is. */
  whose(cluster: Cluster): Promise<Node>;
  strike(node: Node): Promise<void>;
  /** Whether another machine has to become the primary. */
  movesPrimary: boolean;
  /** Seconds from the strike until it is taken back, as far as this is not done by what runs there. */
  lasts?: number;
  mend?(node: Node): Promise<void>;
};

const primary = async ({ nodes }: Cluster) => (await primaryOf(nodes)) ?? assert.fail('There is no primary.');

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  // Those that PostgreSQL has started may have ended by themselves.
  for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, signal);
}

export const failures: Failure[] = [
  {
    name: 'kill -9 of the primary’s postmaster',
    whose: primary,
    strike: async (node) => signalAll([await node.postmaster()], 'SIGKILL'),
    movesPrimary: false,
  },
  {
    name: 'kill -9 of all that runs on the primary’s machine, which comes back',
    whose: primary,
    strike: async (node) => signalAll([...(await node.family()), node.etcd()], 'SIGKILL'),
    movesPrimary: true,
    lasts: ttl + 10,
    async mend(node) {
      await node.startEtcd();
      await node.startPatroni();
    },
  },
  {
    name: 'kill -9 of the primary’s Patroni, which stays away',
    whose: primary,
    strike: async (node) => signalAll([node.patroni()], 'SIGKILL'),
    movesPrimary: true,
    lasts: ttl + 10,
    mend: (node) => node.startPatroni(),
  },
  {
    name: 'kill -9 of etcd’s leader',
    whose: ({ nodes }) => leaderOfEtcd(nodes),
    strike: async (node) => signalAll([node.etcd()], 'SIGKILL'),
    movesPrimary: false,
    lasts: 15,
    mend: (node) => node.startEtcd(),
  },
  {
    name: `the primary is frozen for ${frozenSeconds} s and wakes up`,
    whose: primary,
    async strike(node) {
      signalAll(await node.family(), 'SIGSTOP');
      // Those that were started meanwhile.
      signalAll(await node.family(), 'SIGSTOP');
    },
    movesPrimary: true,
    lasts: frozenSeconds,
    mend: async (node) => signalAll(await node.family(), 'SIGCONT'),
  },
];

/** Lets one thing fail while members write and read, and looks at what each of them got. */
export async function tryFailure(cluster: Cluster, failure: Failure): Promise<void> {
  const { nodes, traffic, findings } = cluster;
  const { name } = failure;
  await untilWhole(nodes);
  await untilWriting(traffic);
  const before = await primary(cluster);
  const node = await failure.whose(cluster);
  const began = performance.now();
  await failure.strike(node);
  const tries = tryWritesAt(before, nodes);
  const lasted = () => (performance.now() - began) / 1000;
  if (failure.mend) {
    await sleep((failure.lasts ?? 0) * 1000);
    await failure.mend(node);
  }
  // Patroni's own word may be older than the failure.
  await untilWriting(traffic);
  const isWhole = await findings.check(`${name}: the cluster is whole again`, async () => {
    await untilWhole(nodes);
    const after = await primary(cluster);
    if (failure.movesPrimary) assert.notEqual(after.name, before.name);
    const moved =
      after === before ? `${before.name} is the primary as before` : `${before.name} → ${after.name}`;
    return `${node.name} failed, ${moved}, after ${lasted().toFixed(0)} s`;
  });
  if (isWhole) await untilWriting(traffic);
  await findings.check(`${name}: live updates come after it`, cluster.seeLive);
  const tried = await tries.stop();
  await findings.check(`${name}: writes are back within ${mostSeconds} s`, () => {
    const gaps = kinds.map((kind) => [kind, longestGap(traffic, kind, began)] as const);
    const text = gaps.map(([kind, gap]) => `${kind} ${gap.toFixed(1)} s`).join(', ');
    assert.ok(
      gaps.every(([, gap]) => gap <= mostSeconds),
      text,
    );
    return `none for at most: ${text}`;
  });
  await findings.check(`${name}: no acknowledged write is lost`, () => seeKept(cluster));
  await findings.check(`${name}: the old primary takes no write`, async () => {
    assert.deepEqual(tried.taken, []);
    if (failure.movesPrimary) assert.ok(tried.count > 0, 'none was tried');
    const kept = await rowsOf(cluster.url, 'select id from tries.tried');
    assert.deepEqual(kept, []);
    return tried.count === 0 ? 'there was no other primary' : `${tried.count} tried: ${tried.outcomes}`;
  });
  await findings.check(
    `${name}: members get their answer, or 503 with Retry-After within ${longest} ms`,
    () => {
      const wrong = wrongSince(traffic, began);
      assert.deepEqual(wrong.slice(0, 8), [], `${wrong.length} answers; ${cluster.faults()}`);
      const those = traffic.answers.filter(({ at }) => at >= began);
      const refused = those.filter(({ status }) => status === 503).length;
      const slowest = (all: { ms: number }[]) => `${Math.round(Math.max(...all.map(({ ms }) => ms)))} ms`;
      const pings = traffic.pings.filter(({ at }) => at >= began);
      return `${those.length} answers, ${refused} of them 503, the slowest after ${slowest(those)}; /livez after ${slowest(pings)}`;
    },
  );
}

/** Resolves once each kind was acknowledged again. */
export async function untilWriting({ acknowledged }: Traffic): Promise<void> {
  const counts = () => kinds.map((kind) => acknowledged[kind].length);
  const before = counts();
  const last = performance.now() + mostSeconds * 1000;
  while (counts().some((count, at) => count < (before[at] ?? 0) + 4) && performance.now() < last)
    await sleep(100);
}

const timeOfTry = 4000;

/**
 * Writes directly to what was the primary, as soon as another one is, until it is one of its replicas. Nothing of it may be
 * acknowledged.
 */
function tryWritesAt(old: Node, nodes: readonly Node[]) {
  const outcomes = new Map<string, number>();
  const taken: string[] = [];
  let [count, isOver] = [0, false];
  const under = new Set<Promise<void>>();
  const others = nodes.filter((node) => node !== old);
  async function tryOne() {
    const id = `${old.name} ${count++}`;
    const outcome = await writeAt(old, id);
    if (outcome === 'taken') taken.push(id);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  async function tryAll() {
    while (!isOver) {
      // Only then is what it acknowledged of no worth.
      if (await primaryOf(others)) {
        const one = tryOne();
        under.add(one);
        one.finally(() => under.delete(one));
      }
      await sleep(200);
    }
    await Promise.all(under);
  }
  const running = tryAll();
  return {
    async stop() {
      isOver = true;
      await running;
      const text = [...outcomes].map(([outcome, times]) => `${times} ${outcome}`).join(', ');
      return { count, taken, outcomes: text };
    },
  };
}

async function writeAt({ address }: Node, id: string): Promise<string> {
  const client = new pg.Client({
    connectionString: `postgres://saharambh:example@${address}:5432/saharambh`,
    connectionTimeoutMillis: timeOfTry,
  });
  client.on('error', () => {});
  // Without a word: a statement that is cancelled while it waits for a replica would count as done.
  const timer = setTimeout(() => hangUp(client), timeOfTry);
  try {
    await client.connect();
    await client.query('insert into tries.tried values ($1)', [id]);
    return 'taken';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === '25006') return 'refused by a replica';
    return /terminated|timeout/i.test(message) ? 'without an answer' : `refused (${code ?? message})`;
  } finally {
    clearTimeout(timer);
    hangUp(client);
  }
}

async function rowsOf(url: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<{ id: string }>(text)).rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

const stored = {
  application: 'select id from applications',
  message: 'select id from messages',
  entry: "select agreement_id || ' ' || sequence as id from agreement_entries",
};

/** Looks for every write that was ever acknowledged. @throws when one is not there */
export async function seeKept({ url, traffic }: Pick<Cluster, 'url' | 'traffic'>): Promise<string> {
  const seen: string[] = [];
  for (const kind of kinds) {
    const all = traffic.acknowledged[kind].map(({ id }) => id);
    const kept = new Set(await rowsOf(url, stored[kind]));
    const lost = all.filter((id) => !kept.has(id));
    assert.deepEqual(lost, [], `of ${all.length} acknowledged writes of the kind ${kind}`);
    assert.equal(new Set(all).size, all.length, `a ${kind} was acknowledged twice`);
    seen.push(`${kind} ${all.length}`);
  }
  return `acknowledged so far: ${seen.join(', ')}; lost: 0`;
}
