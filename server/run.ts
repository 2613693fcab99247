import { StartFault } from './config.ts';
import type { RunningServer } from './start.ts';

/**
 * Starts a server, says where it is, and stops it in order on Ctrl-C and SIGTERM, also while it is still starting, and when
 * the process that started it has gone.
 */
export async function run(start: (signal: AbortSignal) => Promise<RunningServer>): Promise<void> {
  const stopping = new AbortController();
  const starting = start(stopping.signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.on('disconnect', () => void stop(0));
  // An uncaught exception leaves the process in an unknown state: stop in order, and let the supervisor start it again.
  process.on('uncaughtException', (error: unknown) => {
    console.error('Stopping after an unexpected fault:', error);
    void stop(1);
  });
  try {
    console.log(`Saharambh is ready at ${(await starting).origin}`);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    console.error(error instanceof StartFault ? error.message : error);
    process.exit(1);
  }

  async function stop(code: number): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    try {
      const server = await starting.catch(() => null);
      await server?.stop();
      process.exit(code);
    } catch (error) {
      console.error('The server did not stop cleanly:', error);
      process.exit(1);
    }
  }
}
