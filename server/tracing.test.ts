import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { Refusal } from '#core/ground/refusal.ts';
import { carried, inSpan } from '#core/ground/trace.ts';
import { startTracing } from '#server/tracing.ts';

const servers: Server[] = [];
after(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Sent = { name: string; traceId: string; parentSpanId?: string; status: { code: number } };

/** A collector, and the spans that it has got. */
async function collector(): Promise<{ endpoint: string; spans: Sent[] }> {
  const spans: Sent[] = [];
  const endpoint = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return { endpoint, spans };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test('a proxy’s traceparent is continued or left out as it says, and one that is none begins a new trace', async () => {
  const { endpoint, spans } = await collector();
  const tracing = startTracing({ endpoint: `${endpoint}/`, trustedProxies: 1 });
  const origin = await listen(tracing.around((_request, response) => response.writeHead(204).end()));
  const ask = (path: string, traceparent: string) => fetch(origin + path, { headers: { traceparent } });
  await ask('/v1/account', `00-${traceId}-${parent}-01`);
  await ask('/v1/account/sessions', `00-${traceId}-${parent}-00`);
  const none = [
    `00-${'0'.repeat(32)}-${parent}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-${parent}-01`,
    `00-${traceId.toUpperCase()}-${parent}-01`,
    `00-${traceId}-${parent}`,
    'x'.repeat(4000),
  ];
  for (const traceparent of none) await ask('/stories', traceparent);
  await tracing.stop();
  const [first, ...others] = spans.filter(({ name }) => name === 'GET /account');
  assert.deepEqual([first?.traceId, first?.parentSpanId, others.length], [traceId, parent, 0]);
  assert.ok(!spans.some(({ name }) => name === 'GET /account/sessions'), 'the proxy left it out');
  const fresh = spans.filter(({ name }) => name === 'page');
  assert.equal(fresh.length, none.length);
  assert.ok(fresh.every((span) => span.traceId !== traceId && !span.parentSpanId));
});

test('a fault marks its span, a refusal does not, and without a span a job carries nothing', async () => {
  const { endpoint, spans } = await collector();
  const tracing = startTracing({ endpoint, trustedProxies: 0 });
  const failing = (error: Error) => () => Promise.reject(error);
  await assert.rejects(inSpan('job a', failing(new Error('priya@people.example'))), /priya/);
  await assert.rejects(inSpan('job b', failing(new Refusal('general_route_not_found'))));
  assert.deepEqual(carried(), {});
  const { traceparent = '' } = await inSpan('job c', async () => carried());
  await inSpan('job d', async () => {}, traceparent);
  await tracing.stop();
  assert.deepEqual([carried(), await inSpan('job e', async () => carried())], [{}, {}]);
  const named = (name: string) => spans.find((span) => span.name === name);
  assert.deepEqual([named('job a')?.status.code, named('job b')?.status.code], [2, 0]);
  assert.equal(named('job d')?.traceId, traceparent.split('-')[1]);
  assert.equal(named('job d')?.parentSpanId, traceparent.split('-')[2]);
  assert.ok(!JSON.stringify(spans).includes('priya'));
});

test('a collector that never answers, fails, talks nonsense or is not there holds up nothing', async () => {
  const endpoints = [
    await listen(() => {}),
    await listen((_request, response) => response.writeHead(500).end()),
    await listen((_request, response) => response.writeHead(200).end('{nonsense')),
    'http://127.0.0.1:1',
    'http://collector.invalid:4318',
  ];
  for (const endpoint of endpoints) {
    const tracing = startTracing({ endpoint, trustedProxies: 0 });
    for (let count = 0; count < 5000; count++) await inSpan('job a', async () => {});
    const began = performance.now();
    await tracing.stop();
    assert.ok(performance.now() - began < 3000, endpoint);
  }
});
