import { StartFault } from './config.ts';
import type { RunningServer } from './start.ts';

/** How a process of a supervisor says that it is ready, and hears that another one takes its place. */
type Supervised = { ready(origin: string): void; whenReplaced(end: () => void): void };

/**
 * Starts a server, says where it is, and stops it in order on Ctrl-C and SIGTERM, also while it is still starting, and when
 * the process that started it has gone. SIGHUP reloads a server that can; from a terminal it means that the terminal has gone.
 */
export async function run(
  start: (signal: AbortSignal) => Promise<RunningServer>,
  supervised?: Supervised,
): Promise<void> {
  const stopping = new AbortController();
  const starting = start(stopping.signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  process.on('SIGHUP', () => void hangUp());
  process.on('disconnect', () => void stop(0));
  supervised?.whenReplaced(() => void stop(0, true));
  // An uncaught exception leaves the process in an unknown state: stop in order, and let the supervisor start it again.
  process.on('uncaughtException', (error: unknown) => {
    console.error('Stopping after an unexpected fault:', error);
    void stop(1);
  });
  try {
    const { origin } = await starting;
    if (supervised) supervised.ready(origin);
    else console.log(`Saharambh is ready at ${origin}`);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    const said = error instanceof StartFault ? error.message : error;
    if (said) console.error(said);
    process.exit(1);
  }

  async function hangUp(): Promise<void> {
    const reload = process.stdin.isTTY ? undefined : (await starting.catch(() => null))?.reload;
    if (!reload) return stop(0);
    if (!stopping.signal.aborted) await reload();
  }

  async function stop(code: number, isReplaced = false): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    try {
      const server = await starting.catch(() => null);
      await server?.stop(isReplaced);
      process.exit(code);
    } catch (error) {
      console.error('The server did not stop cleanly:', error);
      process.exit(1);
    }
  }
}
