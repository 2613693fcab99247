import { startTestCluster } from './migrated-cluster.ts';

// Prints the address with %s for the database's name. Stops when the parent process closes our input or ends.
const cluster = await startTestCluster();
process.stdout.write(`${cluster.url('%s')}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.stdin.resume();
process.stdin.on('close', () => void cluster.stop());
