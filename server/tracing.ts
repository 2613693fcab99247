import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Refusal } from '#core/ground/refusal.ts';
import { traceWith } from '#core/ground/trace.ts';
import type { WatchStatement } from '#db/named-statements.ts';
import { statementName } from '#db/statement-name.ts';
import { callOf } from './call-of.ts';
import type { Handle } from './listen.ts';

export type Tracing = {
  watch: WatchStatement;
  /** Puts each request into a span. */
  around(handle: Handle): Handle;
  /** Sends what it still has, for at most a second. */
  stop(): Promise<void>;
};

/** Spans that wait to be sent; further ones are dropped, so a collector that is away costs no memory. */
const mostWaiting = 2048;
const longestStop = 1000;
const timeout = 5000;

/**
 * Sends spans of requests, calls, statements, jobs and emails to an OTLP collector. They carry names that we declare, a status
 * and times: no address, no id and no value.
 * @param endpoint as `http://localhost:4318`; `v1/traces` is added
 * @param trustedProxies without one, a caller's own `traceparent` is not taken
 */
export function startTracing({
  endpoint,
  trustedProxies,
}: {
  endpoint: string;
  trustedProxies: number;
}): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: timeout,
  });
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: mostWaiting,
    exportTimeoutMillis: timeout,
    scheduledDelayMillis: 1000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'saharambh' }),
    // A proxy that leaves a request out of its traces leaves it out of ours.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('saharambh');
  const current = new AsyncLocalStorage<SpanContext>();
  const contextOf = (above: SpanContext | undefined): Context =>
    above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
  const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

  traceWith({
    async span(name, work, from) {
      const above = readParent(from) ?? current.getStore();
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, contextOf(above));
      try {
        return await current.run(span.spanContext(), work);
      } catch (error) {
        // A refusal is an answer, and no fault.
        if (!(error instanceof Refusal)) fail(span);
        throw error;
      } finally {
        span.end();
      }
    },
    here() {
      const at = current.getStore();
      return at && `00-${at.traceId}-${at.spanId}-0${at.traceFlags & 1}`;
    },
  });

  return {
    watch(text, began, ended, hasFailed) {
      const above = current.getStore();
      // Statements of the server's own housekeeping belong to no request and no job.
      if (!above) return;
      const at = (time: number) => performance.timeOrigin + time;
      const name = statementName(text);
      const options = {
        kind: SpanKind.CLIENT,
        startTime: at(began),
        attributes: { 'db.system.name': 'postgresql' },
      };
      const span = tracer.startSpan(name, options, contextOf(above));
      if (hasFailed) fail(span);
      span.end(at(ended));
    },
    around: (handle) => (request, response) => {
      const { traceparent } = request.headers;
      const from =
        trustedProxies > 0 && typeof traceparent === 'string' ? readParent(traceparent) : undefined;
      const name = callOf(request.method ?? '', request.url ?? '');
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, contextOf(from));
      response.once('close', () => {
        const status = response.headersSent ? response.statusCode : 499;
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) fail(span);
        span.end();
      });
      current.run(span.spanContext(), () => handle(request, response));
    },
    async stop() {
      traceWith(null);
      const ended = provider.shutdown().catch(() => {});
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longestStop).unref())]);
    },
  };
}

/** Reads a W3C `traceparent` (Trace Context, level 1); undefined where it is none. */
function readParent(text: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/.exec(
      text ?? '',
    ) ?? [];
  return traceId
    ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
    : undefined;
}
