import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// npm run audit: asks npm's registry about known weaknesses of every package that package-lock.json names. Ends with 0 where
// it knows none, with 1 where it knows some, and with 2 where the registry did not answer: that is no all-clear.
type Known = { severity: string; range: string; via: (string | { title: string; url: string })[] };
type Report = { vulnerabilities?: Record<string, Known>; message?: string; error?: { summary?: string } };

const root = path.resolve(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const count = Object.keys(lock.packages).filter((name) => name !== '').length;

const args = ['audit', '--package-lock-only', '--json', '--loglevel=silent', '--fetch-retries=1'];
const npm = process.env.npm_execpath;
const asked = npm?.endsWith('.js')
  ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8', timeout: 120_000 })
  : spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: 120_000 });
const report = readReport(asked.stdout ?? '');

if (!report.vulnerabilities) {
  const reason = report.message || report.error?.summary || asked.error?.message || 'npm gave no answer';
  console.error(
    `The registry could not be asked about the ${count} packages of package-lock.json: ${reason}`,
  );
  console.error('Nothing is known of their weaknesses, neither good nor bad.');
  process.exit(2);
}

const known = Object.entries(report.vulnerabilities);
for (const [name, { severity, range, via }] of known) {
  console.log([`${severity}: ${name}`, range].filter(Boolean).join(' '));
  for (const one of via) console.log(typeof one === 'string' ? `  by ${one}` : `  ${one.title} ${one.url}`);
}
console.log(`${count} packages asked about, ${known.length} with known weaknesses.`);
process.exit(known.length > 0 ? 1 : 0);

function readReport(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
