import { StartFault } from './config.ts';
import { start } from './start.ts';

try {
  const server = await start();
  console.log(`Saharambh is ready at ${server.origin}`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error) => {
          console.error(`Stopping failed: ${error.message}`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
}
