import pino, { type LogFn, type Logger } from 'pino';
import { cleaned } from '#rules/text/clean.ts';
import type { Config } from './config.ts';

export type { Logger };

/** JSON lines on standard error. Callers log ids and kinds of things, never what people typed. */
export function createLog(level: Config['logLevel']): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    // A terminal obeys some of these characters, and others turn the rest of a line around.
    hooks: { logMethod },
  };
  return pino(options, pino.destination(2));
}

function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  Reflect.apply(method, this, cleaned(args));
}

/**
 * The parts of an error that help to find a bug. PostgreSQL's words may quote members' input, so only names are kept of its
 * errors.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  if ('severity' in error) {
    const { code, table, column, constraint, routine } = error as Error & Record<string, unknown>;
    return { type: 'DatabaseError', code, table, column, constraint, routine, stack: frames };
  }
  return cleaned({ type: error.name, message: error.message, stack: frames });
}
