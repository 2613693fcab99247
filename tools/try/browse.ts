import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteElsewhere } from '#tests/browser/site-elsewhere.ts';
import type { MailServer } from '#tests/servers/mail-server.ts';
import { runProgram } from './run-program.ts';

const folder = path.resolve(import.meta.dirname, '../../tests/browser');
/** Journeys of members and administrators. */
const ofJourneys = /^(admin|member|plain)\b.*\.spec\.ts$/;
/** Files with all that the journeys say, for one who looks for a cause. */
const logs = path.resolve(import.meta.dirname, '../../.try');
/** The longest time, in seconds. */
const longest = 2400;

/** The files of journeys in a browser that can be walked at a site from outside: those that start a server themselves cannot. */
export async function journeyFiles(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ofJourneys.test(name)).sort();
  const startsOne = async (name: string) =>
    /from '\.\/at-server\.ts'/.test(await readFile(path.join(folder, name), 'utf8'));
  const found = await Promise.all(names.map(async (name) => ((await startsOne(name)) ? [] : [name])));
  return found.flat();
}

/**
 * Walks these journeys at a site, one after another, since one replaces the site's processes. Resolves to how many passed.
 * @throws with the names of those that failed.
 */
export async function browse(
  site: SiteElsewhere,
  { name, mail, files, chain }: { name: string; mail: MailServer; files: readonly string[]; chain?: string },
): Promise<string> {
  let kept = 0;
  // As a server without a mail server does, and as the journeys read them.
  const into = path.join(site.dataDir, 'mail');
  mkdirSync(into, { recursive: true });
  const keepEmails = () => {
    for (; kept < mail.deliveries.length; kept += 1)
      writeFileSync(
        path.join(into, `${String(kept).padStart(6, '0')}.eml`),
        mail.deliveries[kept]?.raw ?? '',
        'latin1',
      );
  };
  const keeping = setInterval(keepEmails, 100);
  const config = ['--config', 'tests/browser/playwright.config.ts', '--workers=1'];
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...files];
  mkdirSync(logs, { recursive: true });
  try {
    const said = await runProgram([process.execPath, ...command], {
      seconds: longest,
      log: path.join(logs, `${name}.log`),
      env: {
        SITE_ELSEWHERE: JSON.stringify(site),
        NODE_ENV: 'production',
        ...(chain && { NODE_EXTRA_CA_CERTS: chain }),
      },
    });
    const passed = /^ *\d+ passed.*$/m.exec(said)?.[0].trim();
    if (!passed) throw new Error('No journey passed.');
    return passed;
  } finally {
    clearInterval(keeping);
  }
}
