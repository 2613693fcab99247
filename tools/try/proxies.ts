import { ensureBuilt } from '../build.ts';
import { conclude, createFindings } from './findings.ts';
import { runInside } from './inside.ts';
import { needPackages } from './packages.ts';
import { tryUnit } from './unit.ts';

// npm run try:proxies [-- unit | caddy | nginx | haproxy …]: the files of deploy/, run as they are shipped. No part of npm test.
const packages = [
  'caddy',
  'nginx',
  'haproxy',
  'iproute2',
  'mount',
  'openssl',
  'procps',
  'systemd',
  'util-linux',
];
/** The longest time for all proxies, in seconds. */
const longest = 1200;

const findings = createFindings();
const wanted = process.argv.slice(2);
const isAll = wanted.length === 0;
try {
  needPackages(packages);
  await ensureBuilt();
  if (isAll || wanted.includes('unit')) findings.add(await tryUnit());
  if (isAll || wanted.some((name) => name !== 'unit'))
    findings.add(
      await runInside([process.execPath, 'tools/try/proxies-inside.ts', ...wanted], { seconds: longest }),
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  findings.add({ passed: 0, failed: 1 });
}
conclude(findings.counts());
