import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** JSON lines on standard error. Callers log ids and kinds of things, never what people typed. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
