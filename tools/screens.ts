import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { demoEmail, demoPassword } from './demo/join.ts';

// npm run screens: pictures of the demonstration's pages on a phone, for the home page and the README, in both themes.
const target = new URL('../web/site/public/home/screens/', import.meta.url);
const [width, height] = [360, 640];
const scale = 1.5;
const mostBytes = 40_000;
const themes = ['light', 'dark'] as const;

const folder = await mkdtemp(path.join(tmpdir(), 'screens-'));
const origin = 'http://localhost:3199';
const demo = spawn(process.execPath, ['tools/demo.ts'], {
  env: { ...process.env, DEMO_DIR: folder, PORT: '3199', PUBLIC_URL: origin },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  // It says who can sign in once everybody is there.
  for await (const line of createInterface({ input: demo.stdout }))
    if (line.includes('an administrator')) break;
  const browser = await chromium.launch({
    executablePath: await findChromium(process.execPath),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme,
      reducedMotion: 'reduce',
      baseURL: origin,
    });
    await take(context, '/projects/sample-kolam-press', `project-${colorScheme}`);
    await signIn(context, 'meera-kulkarni');
    await take(context, '/dashboard', `today-${colorScheme}`);
    await context.close();
  }
  await browser.close();
} finally {
  demo.kill('SIGINT');
  if (demo.exitCode === null && demo.signalCode === null) await once(demo, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function signIn(context: BrowserContext, handle: string): Promise<void> {
  const data = { email: demoEmail(handle), password: demoPassword };
  const headers = { 'X-Appwrite-Project': 'saharambh' };
  const answer = await context.request.post('/v1/account/sessions/email', { data, headers });
  if (!answer.ok()) throw new Error(`${handle} cannot sign in: ${await answer.text()}`);
}

async function take(context: BrowserContext, address: string, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = sharp(await page.screenshot());
  await page.close();
  for (const [ending, picture] of [
    ['avif', shot.clone().avif({ quality: 55, effort: 7 })],
    ['webp', shot.clone().webp({ quality: 72, effort: 6 })],
  ] as const) {
    const bytes = await picture.toBuffer();
    if (bytes.length > mostBytes) throw new Error(`${name}.${ending} has ${bytes.length} bytes.`);
    await writeFile(new URL(`${name}.${ending}`, target), bytes);
    console.log(`${name}.${ending}: ${bytes.length} bytes`);
  }
}
