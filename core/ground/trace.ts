/** Makes the spans of a trace; the server gives one only where traces are wanted (server/tracing.ts). */
export type Tracer = {
  /** Runs `work` in a span below the one in which the caller stands, or below `from`, a W3C `traceparent`. */
  span<T>(name: string, work: () => Promise<T>, from?: string): Promise<T>;
  /** The `traceparent` of the span in which the caller stands. */
  here(): string | undefined;
};

let tracer: Tracer | null = null;

/** Null ends it. */
export function traceWith(made: Tracer | null): void {
  tracer = made;
}

/**
 * Runs `work` in a span of this name, where traces are wanted.
 * @param name of a call, a job or an email as we declare it: nothing that a request brings
 */
export function inSpan<T>(name: string, work: () => Promise<T>, from?: string): Promise<T> {
  return tracer ? tracer.span(name, work, from) : work();
}

/** Stands in the payload of a job, so that its span belongs to the request that added it. */
export type Carried = { traceparent?: string };

/** The part of a new job's payload that says where it was added; empty where no traces are wanted. */
export function carried(): Carried {
  const traceparent = tracer?.here();
  return traceparent ? { traceparent } : {};
}
