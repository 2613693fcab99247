import { readConfig } from './config.ts';
import { run } from './run.ts';
import { start } from './start.ts';

await run(async (signal) => start(readConfig(), undefined, signal));
