import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Fetched when it is first needed: it is larger than all that the product itself installs. */
const lighthouse = 'lighthouse@13.5.0';
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  lcp: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** Scores out of 100; `lcp` and `blocked` in milliseconds on the simulated phone, `shift` without a unit. */
export type Audit = Record<(typeof categories)[number] | keyof typeof metrics, number>;

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Looks at a page as Lighthouse's phone on slow 4G sees it. @throws when it fails three times. */
export async function audit(address: string): Promise<Audit> {
  for (let left = 2; ; left--) {
    const report = await lookAt(address);
    const fault = report.runtimeError?.message;
    if (!fault) return readReport(report);
    // On a busy machine Chromium at times loses the beginning of its own recording.
    if (left === 0) throw new Error(`${address}: ${fault}`);
  }
}

async function lookAt(address: string): Promise<Report> {
  const lookup = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse'];
  const settings = [address, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`];
  const answer = await run('npm', [...lookup, ...settings], {
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
      CHROME_PATH: process.env.CHROMIUM ?? chromium,
      npm_config_loglevel: 'error',
    },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    // It reports a page that could not be measured with an exit code as well.
    if (error.stdout?.startsWith('{')) return { stdout: error.stdout };
    throw new Error(`Lighthouse did not run: ${error.stderr?.slice(0, 500)}`);
  });
  return JSON.parse(answer.stdout) as Report;
}

function readReport(report: Report): Audit {
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  const figures = Object.entries(metrics).map(([name, id]) => [name, report.audits[id]?.numericValue ?? NaN]);
  return Object.fromEntries([...scores, ...figures]) as Audit;
}
