import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { firstLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { chooseLanguage } from '#core/languages/choose-language.ts';
import { seed } from '#db/seed.ts';
import { isWalk } from '#tests/browser/walks.ts';
import { realAddresses } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { pages as allPages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import { inLanguage } from '../web/page-at.ts';
import { createPages, type Languages } from './pages.ts';

// Weighs the pages of each language against those of English, compressed. A walk weighs every page.

/** The most that a page of a language may have, as parts of the English one. */
const most = { scripts: 1.08, html: 1.25 };
/** Hardly anything but long texts, whose Devanagari has three bytes a letter: they keep to this instead. */
const longTexts = { paths: ['/notice', '/rights/held'], html: 1.4 };
const usual = ['/', '/contact', '/projects', '/terms', '/signup', '/dashboard', '/settings', '/messages'];

const codes = interfaceLanguages.map(({ code }) => code);
const further = codes.filter((code) => code !== firstLanguage);
const folder = path.resolve(import.meta.dirname, '../build');
const serverOf = (name: string): Promise<ServerBuild> =>
  import(pathToFileURL(path.join(folder, name, 'server/index.js')).href);
const build = await serverOf('.');
const languages: Languages = Object.fromEntries(
  further.map((code) => [code, () => serverOf(`languages/${code}`)]),
);
const core = { ...(await freshCore()), languages: codes };
await seed(core.db);
const origin = 'https://saharambh.example';
const settings = { projectId: 'saharambh', origin, allowedOrigins: [], trustedProxies: 0 };
const openCalls = createPageCalls(core, settings);
const pages = createPages({
  build,
  languages,
  core,
  origin,
  projectId: 'saharambh',
  mode: 'production',
  openCalls,
});
const asha = await member(core, { name: 'Asha Sample' });
const real = await realAddresses(core, asha);
const weighed = (allPages as readonly Page[]).filter(
  ({ kind, path: at, isUnder18 }) =>
    (kind === 'public' || kind === 'personal') && !isUnder18 && (isWalk || usual.includes(at)),
);

const scriptSizes = new Map<string, number>();
function scriptBytes(html: string): number {
  const files = new Set([...html.matchAll(/["(](\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
  let sum = 0;
  for (const file of files) {
    const at = path.join(folder, 'client', file);
    if (!existsSync(at)) throw new Error(`${file} is not in the build`);
    const size = scriptSizes.get(file) ?? gzipSync(readFileSync(at)).length;
    scriptSizes.set(file, size);
    sum += size;
  }
  return sum;
}

const mostOf = (at: string) => (longTexts.paths.includes(at) ? { ...most, html: longTexts.html } : most);

/** The bytes of a page, or null for one that this member is not shown. */
async function weigh({ path: at, sample, kind }: Page, code: LanguageCode) {
  const address = inLanguage(code, real[at] ?? sample ?? at);
  const headers: HeadersInit =
    kind === 'personal' && !/^\/(?:signup|signin)/.test(at)
      ? { cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(asha))}` }
      : {};
  const answer = await pages(new Request(origin + address, { headers }), { ip: '203.0.113.11' });
  const html = await answer.text();
  return answer.status === 200 ? { scripts: scriptBytes(html), html: gzipSync(html).length } : null;
}

test('no page of a further language has over 108 % of the scripts or 125 % of the HTML of English', async (t) => {
  const heavy: string[] = [];
  const english = new Map<string, Awaited<ReturnType<typeof weigh>>>();
  await chooseLanguage(core, asha, firstLanguage);
  for (const page of weighed) english.set(page.path, await weigh(page, firstLanguage));
  for (const code of further) {
    await chooseLanguage(core, asha, code);
    const parts: { scripts: number; html: number }[] = [];
    for (const page of weighed) {
      const first = english.get(page.path);
      const own = first && (await weigh(page, code));
      if (!first || !own) continue;
      const part = { scripts: own.scripts / first.scripts, html: own.html / first.html };
      parts.push(part);
      if (isWalk)
        t.diagnostic(
          `${code} ${page.path} scripts ${first.scripts} ${own.scripts} html ${first.html} ${own.html}`,
        );
      for (const one of ['scripts', 'html'] as const)
        if (part[one] > mostOf(page.path)[one])
          heavy.push(`${code} ${page.path} has ${part[one].toFixed(3)} of the ${one}`);
    }
    assert.ok(parts.length >= usual.length - 1, `${code} has ${parts.length} pages`);
  }
  assert.deepEqual(heavy, []);
});

test('a page in Devanagari asks for no font before it is drawn', async () => {
  for (const { code, font } of interfaceLanguages) {
    const html = await (
      await pages(new Request(origin + inLanguage(code, '/')), { ip: '203.0.113.11' })
    ).text();
    assert.equal(/rel="preload"[^>]*\.woff2/.test(html), font === 'latin', code);
    assert.match(html, new RegExp(`<html lang="${code}-IN" dir="ltr" data-font="${font}"`));
  }
});
