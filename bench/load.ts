import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

export type Target = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};
export type Figures = { perSecond: number; p50: number; p99: number; failed: number };

/** Loads the targets in turn on each connection, as fast as they answer or at `perSecond` in all. */
export async function load(
  targets: Target[],
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<Figures> {
  const [first] = targets;
  if (!first) throw new Error('Nothing to load.');
  if (perSecond !== undefined) return loadEvenly(targets, { connections, seconds, perSecond });
  const requests = targets.map(({ url, method = 'GET', headers, body }) => {
    const { pathname, search } = new URL(url);
    return { method, path: pathname + search, headers, body };
  });
  let clients = 0;
  const result = await autocannon({
    url: new URL(first.url).origin,
    connections,
    duration: seconds,
    // Each connection begins elsewhere in the row, or all would ask for the same thing at the same moment.
    setupClient(client) {
      const start = Math.floor((clients++ * requests.length) / connections) % requests.length;
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * Sends so many requests a second, whether or not earlier ones are answered, as independent callers do. The load generator's
 * own rate sends all requests of a second at once at its beginning. A request that waits for a connection counts as waiting.
 */
async function loadEvenly(
  targets: Target[],
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond: number },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const took: number[] = [];
  let failed = 0;
  const answers = [];
  for (let at = 0; at < seconds * perSecond; at++) {
    const due = began + (at * 1000) / perSecond;
    while (performance.now() < due) await sleep(Math.max(1, due - performance.now()));
    const asked = ask(agent, targets[at % targets.length] as Target).then((isGood) => {
      if (isGood) took.push(performance.now() - due);
      else failed += 1;
    });
    answers.push(asked);
  }
  await Promise.all(answers);
  agent.destroy();
  const sorted = took.toSorted((one, other) => one - other);
  const part = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return { perSecond: took.length / seconds, p50: part(0.5), p99: part(0.99), failed };
}

/** Whether it is answered as it should be; resolves with the last byte. */
function ask(agent: Agent, { url, method = 'GET', headers, body }: Target): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(Math.floor((answer.statusCode ?? 0) / 100) === 2));
      answer.once('error', () => resolve(false));
    });
    asked.once('error', () => resolve(false));
    asked.end(body);
  });
}
