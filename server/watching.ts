import type { WatchStatement } from '#db/named-statements.ts';
import type { Config } from './config.ts';
import type { Handle } from './listen.ts';
import type { Logger } from './log.ts';
import { type SlowStatements, watchSlowStatements } from './slow-statements.ts';

export type Watching = {
  slow: SlowStatements;
  watchStatement: WatchStatement;
  /** Puts each request into a trace, where traces are wanted. */
  around(handle: Handle): Handle;
  stop(): Promise<void>;
};

/** Slow statements are always watched. Traces and their packages are loaded only with a collector to send them to. */
export async function startWatching(
  { tracesTo, trustedProxies }: Pick<Config, 'tracesTo' | 'trustedProxies'>,
  log: Logger,
): Promise<Watching> {
  const slow = watchSlowStatements(log);
  if (!tracesTo)
    return { slow, watchStatement: slow.watch, around: (handle) => handle, stop: async () => {} };
  const { startTracing } = await import('./tracing.ts');
  const { watch, around, stop } = startTracing({ endpoint: tracesTo, trustedProxies });
  const watchStatement: WatchStatement = (...statement) => {
    slow.watch(...statement);
    watch(...statement);
  };
  return { slow, watchStatement, around, stop };
}
