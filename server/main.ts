import { keepCompiled } from './compile-cache.ts';
import { dataPlace } from './data-place.ts';

// Whatever this process writes is for its own user alone.
process.umask(0o077);
keepCompiled(dataPlace());
// Read when a fault is written down, and not before.
process.setSourceMapsEnabled(true);
// Not imported above: by then all of it would have been compiled.
const [{ readConfig }, { run }, { start }] = await Promise.all([
  import('./config.ts'),
  import('./run.ts'),
  import('./start.ts'),
]);
await run(async (signal) => start(readConfig(), undefined, signal));
