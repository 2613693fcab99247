import { ensureBuilt } from '../build.ts';
import { conclude, createFindings } from './findings.ts';
import { runInside } from './inside.ts';
import { needPackages } from './packages.ts';

// npm run try:together [-- FILE …]: a server of two processes behind nginx, with a replica of its database: journeys over HTTP and in
// a browser, and faults; with names of files in tests/browser these journeys alone. No part of npm test.
const packages = ['iproute2', 'mount', 'nginx', 'openssl', 'postgresql-15', 'util-linux'];
/** The longest time, in seconds. */
const longest = 3600;

const findings = createFindings();
try {
  needPackages(packages);
  await ensureBuilt();
  findings.add(
    await runInside([process.execPath, 'tools/try/together-inside.ts', ...process.argv.slice(2)], {
      seconds: longest,
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  findings.add({ passed: 0, failed: 1 });
}
conclude(findings.counts());
