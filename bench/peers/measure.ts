import { setTimeout as sleep } from 'node:timers/promises';
import { familyTime } from '../member-pages.ts';
import { functions, type Peer, type RunningPeer, type Work } from './peer.ts';
import { loadPrepared, prepare, type Request } from './wrk.ts';

/** One function of one program in one round. Times in milliseconds; `processor` is of server and database for one answer. */
export type Seen = {
  function: Work | 'live update';
  peer: string;
  round: number;
  connections: number;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  processor: number;
  bytes: number;
};

export type Plan = {
  functions: readonly string[];
  connections: readonly number[];
  seconds: number;
  sockets: number;
  changes: number;
};

/** They hash a password, so that few are answered in a second. */
const slow: ReadonlySet<Work> = new Set(['registering', 'logging in']);
/** Milliseconds of processor time that a server may use in half a second while no one asks for anything. */
const idle = 30;
/** So many different requests are prepared. Files are long, and new accounts may be asked for once only. */
const prepared = (name: Work): number => (name === 'upload' ? 4000 : 20_000);

/** Starts the program, measures what it can do of the plan, and stops it. */
export async function measurePeer(
  peer: Peer,
  plan: Plan,
  round: number,
  databasePid: number,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const own = functions.filter(
    (name) => plan.functions.includes(name) && (peer.only ?? functions).includes(name),
  );
  let running: RunningPeer | undefined;
  try {
    for (const name of own) {
      running ??= await peer.start('requests');
      for (const one of await measureFunction(running, name, plan, round, databasePid))
        seen.push({ ...one, function: name, peer: peer.name, round });
      if (!slow.has(name)) continue;
      // Some still hash the passwords of callers who have gone, for minutes.
      await running.stop();
      running = undefined;
    }
  } finally {
    await running?.stop();
  }
  if (!plan.functions.includes('live update') || peer.only) return seen;
  const sending = await peer.start('sockets');
  try {
    const live = await measureLive(sending, plan, databasePid);
    return [...seen, { ...live, function: 'live update', peer: peer.name, round }];
  } finally {
    await sending.stop();
  }
}

type Figures = Omit<Seen, 'function' | 'peer' | 'round'>;

async function measureFunction(
  running: RunningPeer,
  name: Work,
  plan: Plan,
  round: number,
  databasePid: number,
): Promise<Figures[]> {
  const requests = running.requests(name, prepared(name));
  if (requests.length === 0) return [];
  await isGood(running.origin, requests.at(-1) as Request, name);
  const ready = await prepare(running.origin, requests.slice(0, -1));
  const seen: Figures[] = [];
  try {
    // The first login of a member from a device sends an email here, and the others are measured once those have gone.
    const isFirstLogin = name === 'logging in' && round === 0;
    const seconds = plan.seconds * (slow.has(name) ? 3 : 1);
    await loadPrepared(ready, { connections: 20, seconds: isFirstLogin ? 12 : 2 * plan.seconds });
    for (const connections of plan.connections) {
      await settle(running.pid, databasePid);
      const before = await processorTime(running.pid, databasePid);
      const { answers, ...load } = await loadPrepared(ready, { connections, seconds });
      const spent = (await processorTime(running.pid, databasePid)) - before;
      seen.push({ ...load, connections, processor: spent / Math.max(1, answers) });
    }
  } finally {
    await ready.remove();
  }
  return seen;
}

/** @throws with the answer, where a request is refused: refusals are fast, and no measure. */
async function isGood(origin: string, { method, path, headers, body }: Request, name: string): Promise<void> {
  const sent = typeof body === 'string' || body === undefined ? body : new Uint8Array(body);
  const answer = await fetch(origin + path, { method, headers, body: sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} at ${origin}${path}: ${answer.status} ${text.slice(0, 300)}`);
}

/** From the request that changes a profile until the last socket has heard of it, one change after another. */
async function measureLive(running: RunningPeer, plan: Plan, databasePid: number): Promise<Figures> {
  let heard = 0;
  let wake = () => {};
  const onChange = () => {
    heard += 1;
    if (heard % plan.sockets === 0) wake();
  };
  const sockets = [];
  for (let at = 0; at < plan.sockets; at += 50) {
    const batch = Array.from({ length: Math.min(50, plan.sockets - at) }, (_, n) =>
      running.listen(at + n, onChange),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  await sleep(1000);
  const took: number[] = [];
  const before = await processorTime(running.pid, databasePid);
  for (let at = 0; at < plan.changes; at++) {
    const began = performance.now();
    const all = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await isGood(running.origin, running.change(at), 'live update');
    const isMissed = await Promise.race([all.then(() => false), sleep(5000).then(() => true)]);
    if (isMissed) heard = (at + 1) * plan.sockets;
    else took.push(performance.now() - began);
  }
  const spent = (await processorTime(running.pid, databasePid)) - before;
  for (const socket of sockets) socket.close();
  const sorted = took.toSorted((one, other) => one - other);
  const part = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const sum = took.reduce((all, one) => all + one, 0);
  return {
    connections: plan.sockets,
    perSecond: (took.length / sum) * 1000,
    p50: part(0.5),
    p99: part(0.99),
    failed: plan.changes - took.length,
    processor: spent / plan.changes,
    bytes: 0,
  };
}

/** Waits until the work that was left of earlier requests is done, such as passwords of callers who have gone. */
async function settle(server: number, database: number): Promise<void> {
  let before = await processorTime(server, database);
  for (let tries = 0; tries < 120; tries++) {
    await sleep(500);
    const now = await processorTime(server, database);
    if (now - before <= idle) return;
    before = now;
  }
}

async function processorTime(server: number, database: number): Promise<number> {
  return (await familyTime(server)) + (await familyTime(database));
}
