import { ensureBuilt } from '../build.ts';
import { conclude, createFindings } from './findings.ts';
import { runInside } from './inside.ts';
import { needPackages } from './packages.ts';

// npm run try:cluster [-- redis | nats] [1 … 5]: Patroni, etcd and HAProxy with the files of deploy/, and what happens when parts of them
// end, where wanted with a broadcast server. No part of npm test.
const packages = [
  ...[
    'etcd-server',
    'haproxy',
    'iproute2',
    'mount',
    'nats-server',
    'openssl',
    'patroni',
    'postgresql-15',
    'python3-etcd',
    'redis-server',
    'util-linux',
  ],
];
/** The longest time, in seconds. */
const longest = 1800;

const findings = createFindings();
try {
  needPackages(packages);
  await ensureBuilt();
  const program = [process.execPath, 'tools/try/cluster-inside.ts', ...process.argv.slice(2)];
  // The first process there has to see the ends of those whose own parent has ended, as PostgreSQL's are after Patroni's.
  findings.add(await runInside(['sh', '-c', '"$@" & wait $!', 'sh', ...program], { seconds: longest }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  findings.add({ passed: 0, failed: 1 });
}
conclude(findings.counts());
