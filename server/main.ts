export {};

// Whatever this process writes is for its own user alone.
process.umask(0o077);
process.setSourceMapsEnabled(true);
// Not imported above: Node keeps the source maps of modules only if it loads them after this.
const [{ readConfig }, { run }, { start }] = await Promise.all([
  import('./config.ts'),
  import('./run.ts'),
  import('./start.ts'),
]);
await run(async (signal) => start(readConfig(), undefined, signal));
