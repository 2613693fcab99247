import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '#tools/chromium.mjs';

const run = promisify(execFile);
/** Fetched when it is first needed: it is larger than all that the product itself installs. */
const lighthouse = 'lighthouse@13.5.0';
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
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-lighthouse-'));
  // Into a file: printed output may be cut off at the end.
  const report = path.join(folder, 'report.json');
  const lookup = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse'];
  const settings = [address, '--output=json', `--output-path=${report}`, '--quiet'];
  try {
    await run('npm', [...lookup, ...settings, `--chrome-flags=${flags.join(' ')}`], {
      env: {
        ...process.env,
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
        // The one that the tests would use.
        CHROME_PATH: process.env.CHROMIUM ?? (await findChromium(process.execPath)),
        npm_config_loglevel: 'error',
      },
    }).catch((error: { stderr?: string }) => {
      // It reports a page that could not be measured with an exit code as well.
      if (!existsSync(report)) throw new Error(`Lighthouse did not run: ${error.stderr?.slice(0, 500)}`);
    });
    return JSON.parse(await readFile(report, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readReport(report: Report): Audit {
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  const figures = Object.entries(metrics).map(([name, id]) => [name, report.audits[id]?.numericValue ?? NaN]);
  return Object.fromEntries([...scores, ...figures]) as Audit;
}
