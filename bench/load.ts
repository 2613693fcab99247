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
  const requests = targets.map(({ url, method = 'GET', headers, body }) => {
    const { pathname, search } = new URL(url);
    return { method, path: pathname + search, headers, body };
  });
  let clients = 0;
  const result = await autocannon({
    url: new URL(first.url).origin,
    connections,
    duration: seconds,
    overallRate: perSecond,
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
