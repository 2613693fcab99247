import { readConfig } from './config.ts';
import { run } from './run.ts';
import { start } from './start.ts';

// Whatever this process writes is for its own user alone.
process.umask(0o077);
await run(async (signal) => start(readConfig(), undefined, signal));
