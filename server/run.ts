import { StartFault } from './config.ts';
import type { RunningServer } from './start.ts';

/** Starts a server, says where it is, and stops it in order on Ctrl-C and SIGTERM. */
export async function run(start: () => Promise<RunningServer>): Promise<void> {
  let server: RunningServer;
  try {
    server = await start();
  } catch (error) {
    console.error(error instanceof StartFault ? error.message : error);
    process.exit(1);
  }
  console.log(`Saharambh is ready at ${server.origin}`);
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    try {
      await server.stop();
      process.exit(code);
    } catch (error) {
      console.error('The server did not stop cleanly:', error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // An exception that nobody caught leaves the process in an unknown state: stop in order, and let the supervisor start anew.
  process.on('uncaughtException', (error: unknown) => {
    console.error('Stopping after an unexpected fault:', error);
    void stop(1);
  });
}
