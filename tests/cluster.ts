import { startTestCluster } from './migrated-cluster.ts';

// Prints the address with %s for the database's name, and stops when whoever started it closes our input or goes away.
const cluster = await startTestCluster();
process.stdout.write(`${cluster.url('%s')}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.stdin.resume();
process.stdin.on('close', () => void cluster.stop());
