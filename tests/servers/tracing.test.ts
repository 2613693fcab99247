import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { sourcesOf } from '#tests/rules/sources.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { projectId } from '#tests/sessions/sessions.ts';

type OtlpSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: unknown }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };

const spans: OtlpSpan[] = [];
let received = '';
/** An OTLP collector (HTTP, JSON), which keeps all that it gets. */
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received += body;
  assert.equal(request.url, '/v1/traces');
  const { resourceSpans }: Export = JSON.parse(body);
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
atEnd(() => {
  collector.closeAllConnections();
  collector.close();
});
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const core = await freshCore();
const shared = { DATABASE_URL: core.connection.url, LOG_LEVEL: 'warn' };

const askForCode = (origin: string, email: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/v1/sign-ups/codes`, {
    method: 'POST',
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
  });

/** The spans of a trace, once one of this name is among them. */
async function traceWithName(name: string, traceId?: string): Promise<OtlpSpan[]> {
  for (let left = 200; left > 0; left--) {
    const last = spans.find((span) => span.name === name && (!traceId || span.traceId === traceId));
    const found = last ? spans.filter((span) => span.traceId === last.traceId) : [];
    if (found.some((span) => span.name === 'POST /sign-ups/codes')) return found;
    await sleep(50);
  }
  throw new Error(`No trace with ${name}: ${spans.map((span) => span.name).join('; ')}`);
}

test('one trace leads from a proxy’s request to the verb, its statements, its job and its email', async () => {
  const server = await startServer({ ...shared, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: '1' });
  const email = 'priya.of.the.trace@people.example';
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  try {
    const answer = await askForCode(server.origin, email, { traceparent, 'x-forwarded-for': '203.0.113.7' });
    assert.equal(answer.status, 201);
    await server.emailTo(email);
    const all = await traceWithName('email sign-up-code', traceId);
    const above = ({ parentSpanId }: OtlpSpan) => all.find(({ spanId }) => spanId === parentSpanId);
    const named = (name: string) => all.filter((span) => span.name === name);
    const [request] = named('POST /sign-ups/codes').filter(
      (span) => span.parentSpanId === '00f067aa0ba902b7',
    );
    assert.ok(request, 'the request is below the proxy’s span');
    const [verb] = named('POST /sign-ups/codes').filter((span) => span.parentSpanId === request.spanId);
    assert.ok(verb, 'the verb is below the request');
    const insert = all.find((span) => span.name.startsWith('insert jobs '));
    assert.equal(insert?.parentSpanId, verb.spanId, 'a statement is below the verb');
    const [job] = named('job send-letter');
    assert.equal(job?.parentSpanId, verb.spanId, 'the job is below the verb that added it');
    const [sent] = named('email sign-up-code');
    assert.ok(sent && sent.parentSpanId === job?.spanId, 'the email is of the trace');
    assert.ok(
      all.some((span) => /^select .+ [\w-]{16}$/.test(span.name) && above(span) === job),
      'statements of the job are below it',
    );
    assert.ok(!received.includes(email) && !received.includes('203.0.113.7'), 'no personal data');
    assert.deepEqual([...new Set(all.flatMap((span) => span.attributes.map(({ key }) => key)))].sort(), [
      'db.system.name',
      'http.response.status_code',
    ]);
  } finally {
    await server.stop();
  }
});

test('a caller’s own traceparent is not taken without a proxy, and a collector that is away harms nothing', async () => {
  const away = 'http://127.0.0.1:1';
  const [open, lost] = await Promise.all([
    startServer({ ...shared, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
    startServer({ ...shared, OTEL_EXPORTER_OTLP_ENDPOINT: away }),
  ]);
  const foreign = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
  const traceparent = `00-${foreign}-00f067aa0ba902b7-01`;
  const asked = await askForCode(open.origin, 'own@people.example', { traceparent });
  assert.equal(asked.status, 201);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => askForCode(lost.origin, `away${at % 5}@people.example`)),
  );
  assert.ok(answers.every(({ status }) => status === 201 || status === 429));
  await sleep(1500);
  assert.equal((await fetch(`${lost.origin}/readyz`)).status, 200);
  const began = performance.now();
  await Promise.all([open.stop(), lost.stop()]);
  assert.ok(performance.now() - began < 8000, 'it stops in time');
  assert.ok(!/unhandled|unexpected fault/i.test(lost.said()), lost.said());
  assert.ok(!spans.some((span) => span.traceId === foreign));
});

test('the packages of traces are imported by one file, which is loaded only with the setting', () => {
  const sources = sourcesOf(/^(rules|contract|db|core|outside|api|web|server)\/.*\.tsx?$/);
  const users = sources.filter(({ text }) => /['"]@opentelemetry\//.test(text)).map(({ file }) => file);
  assert.deepEqual(users, ['server/tracing.ts']);
  const importers = sources.filter(({ text }) => /(?:from |import\()'\.\/tracing\.ts'/.test(text));
  assert.deepEqual(
    importers.map(({ file, text }) => [file, /^import [^;]*tracing\.ts/m.test(text)]),
    [['server/watching.ts', false]],
  );
});
