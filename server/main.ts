import cluster from 'node:cluster';

// Whatever this process writes is for its own user alone.
process.umask(0o077);
process.setSourceMapsEnabled(true);
// Not imported above: Node keeps the source maps of modules only if it loads them after this.
const [{ readConfig }, { run }] = await Promise.all([import('./config.ts'), import('./run.ts')]);
if (cluster.isWorker) {
  const [{ startProcess }, { linkToSupervisor }] = await Promise.all([
    import('./processes/start-process.ts'),
    import('./processes/link.ts'),
  ]);
  const link = await linkToSupervisor();
  await run(async (signal) => startProcess(readConfig(), link, signal), link ?? undefined);
} else {
  await run(async (signal) => {
    const config = readConfig();
    if (config.workers === 1) return (await import('./start.ts')).start(config, undefined, signal);
    return (await import('./processes/supervise.ts')).supervise(config, import.meta.filename, signal);
  });
}
