import path from 'node:path';
import { type Running, startProgram } from './run-program.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Whether the server on this port of this machine says that it is ready. */
export const isReady = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1000) })).ok;

/** The built server as the unit starts it, with these settings and no others. */
export function serve(settings: Record<string, string> & { PORT: string }): Promise<Running> {
  const { PATH = '' } = process.env;
  return startProgram([process.execPath, 'build/run/main.js'], () => isReady(Number(settings.PORT)), {
    cwd: root,
    env: { PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings },
  });
}
