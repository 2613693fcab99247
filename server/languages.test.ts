import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { chooseLanguage } from '#core/languages/choose-language.ts';
import { member } from '#tests/ground/builders.ts';
import { refused } from '#tests/ground/refused.ts';
import { canonicalOf } from '#tests/pages/page-parts.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { createProxy } from '#tests/pages/shared-proxy.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createPages, type Languages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
const build: ServerBuild = await load('build/server/index.js');
const { languages }: { languages: Languages } = await load('build/languages.js');
const all = interfaceLanguages.map(({ code }) => code);
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };

function pagesOffering(offered: readonly LanguageCode[]) {
  const core = { ...sharedCore, languages: offered };
  const openCalls = createPageCalls(core, settings);
  const pages = createPages({ build, languages, core, origin, projectId, mode: 'production', openCalls });
  const fetch = (request: Request) => pages(request, { ip: '203.0.113.80' });
  const ask = async (
    address: string,
    headers: Record<string, string> = {},
    fields?: Record<string, string>,
  ) => {
    const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const answer = await fetch(new Request(origin + address, { ...init, headers: { origin, ...headers } }));
    const html = await answer.text();
    const lang = langOf(html);
    return { status: answer.status, to: answer.headers.get('location'), html, lang, headers: answer.headers };
  };
  return { ask, fetch };
}

const langOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';
const { ask, fetch } = pagesOffering(all);
const cookieOf = (who: Awaited<ReturnType<typeof member>>) =>
  `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
/** A member, and the headers by which they read in this language. */
async function readerOf(language: LanguageCode) {
  const who = await member(sharedCore, { password: null });
  await chooseLanguage({ ...sharedCore, languages: all }, who, language);
  return { who, headers: { cookie: cookieOf(who) } };
}

test('a public page has an address in each language, and English has no prefix', async () => {
  for (const [address, lang] of [
    ['/about', 'en-IN'],
    ['/hi/about', 'hi-IN'],
    ['/mr/about', 'mr-IN'],
    ['/hi', 'hi-IN'],
    ['/mr/login', 'mr-IN'],
  ] as const) {
    const answer = await ask(address);
    assert.deepEqual([answer.status, answer.lang], [200, lang], address);
  }
});

test('links of a page lead to pages of its language', async () => {
  const { html } = await ask('/mr/about');
  const ours = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
    .filter(([tag]) => !/hreflang/i.test(tag))
    .map(([, href = '']) => href);
  assert.ok(ours.length > 15);
  assert.deepEqual(
    ours.filter((href) => !/^\/mr(\/|$)/.test(href)),
    [],
  );
});

test('each language of a page names all of them, and itself as the canonical address', async () => {
  const namedBy = async (address: string) => {
    const { html } = await ask(address);
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    return { canonical, named: alternates.map(([, language, href]) => `${language} ${href}`) };
  };
  const [english, hindi] = [await namedBy('/stories'), await namedBy('/hi/stories')];
  assert.deepEqual(english.named, hindi.named);
  assert.deepEqual(english.named, [
    `en-IN ${origin}/stories`,
    `hi-IN ${origin}/hi/stories`,
    `mr-IN ${origin}/mr/stories`,
    `x-default ${origin}/stories`,
  ]);
  assert.deepEqual([english.canonical, hindi.canonical], [`${origin}/stories`, `${origin}/hi/stories`]);
});

test('addresses that no language has lead to the right one, or nowhere', async () => {
  for (const [address, status, to, lang] of [
    ['/hi/dashboard', 302, '/dashboard', ''],
    ['/hi/settings?open=1', 302, '/settings?open=1', ''],
    ['/en/about?a=1', 308, '/about?a=1', ''],
    ['/en', 308, '/', ''],
    ['/en//evil.example', 308, '/evil.example', ''],
    ['/hi/nowhere', 404, null, 'hi-IN'],
    ['/hi/hi/about', 404, null, 'hi-IN'],
    ['/hi/admin', 404, null, 'hi-IN'],
    ['/HI/about', 404, null, 'en-IN'],
    ['/xx/about', 404, null, 'en-IN'],
    ['/hindi', 404, null, 'en-IN'],
  ] as const) {
    const answer = await ask(address);
    assert.deepEqual([answer.status, answer.to, answer.lang], [status, to, lang], address);
    if (status === 404) {
      const home = lang === 'hi-IN' ? '/hi' : '/';
      assert.equal(canonicalOf(answer.html), origin + home, address);
    }
  }
});

test('a personal page has the language of its member, whatever the browser asks for', async () => {
  const { headers } = await readerOf('mr');
  const asked = { ...headers, 'accept-language': 'hi', cookie: `${headers.cookie}; language=hi` };
  assert.equal((await ask('/dashboard', asked)).lang, 'mr-IN');
});

test('an address without a page below those of members has the language of its reader', async () => {
  const { headers } = await readerOf('mr');
  for (const address of ['/my/nothing', '/settings/a/b', '/you/nothing/']) {
    const answer = await ask(address, { ...headers, 'accept-language': 'hi' });
    assert.deepEqual([answer.status, answer.lang], [404, 'mr-IN'], address);
    assert.equal(canonicalOf(answer.html), `${origin}/mr`, address);
  }
  const guest = { cookie: 'language=hi' };
  assert.equal((await ask('/my/nothing', guest)).lang, 'hi-IN');
  for (const address of ['/projects/a/b/c', '/nothing', '/admin/nothing'])
    assert.equal((await ask(address, guest)).lang, 'en-IN', address);
});

test('a guest reads in the chosen language, else in that of the browser, else in English', async () => {
  const read = async (headers: Record<string, string>) => (await ask('/settings/language', headers)).lang;
  assert.equal(await read({}), 'en-IN');
  assert.equal(await read({ 'accept-language': 'mr-IN,mr;q=0.9' }), 'mr-IN');
  assert.equal(await read({ cookie: 'language=hi', 'accept-language': 'mr' }), 'hi-IN');
  for (const cookie of [
    'language=../../en',
    `language=${'h'.repeat(4096)}`,
    'language=xx; language=hi',
    'language=',
  ])
    assert.equal(await read({ cookie }), 'en-IN', cookie.slice(0, 30));
  const { to } = await ask('/dashboard', { cookie: 'language=hi' });
  assert.equal(to, '/hi/login');
});

test('public pages are the same bytes for all, whichever language their readers chose', async () => {
  const { headers } = await readerOf('hi');
  const asked = { ...headers, 'accept-language': 'mr' };
  for (const address of ['/about', '/mr/about'])
    assert.equal((await ask(address, asked)).html, (await ask(address)).html, address);
});

test('behind one proxy two members read in two languages, and public pages of each are kept', async () => {
  const proxy = createProxy(origin, fetch);
  const [one, other] = [await readerOf('hi'), await readerOf('mr')];
  for (const { headers } of [one, other, one]) {
    for (const [address, lang] of [
      ['/dashboard', headers === one.headers ? 'hi-IN' : 'mr-IN'],
      ['/settings/language', headers === one.headers ? 'hi-IN' : 'mr-IN'],
      ['/about', 'en-IN'],
      ['/hi/about', 'hi-IN'],
      ['/mr/about', 'mr-IN'],
    ] as const)
      assert.equal(langOf((await proxy.ask(address, headers)).body), lang, address);
    assert.equal((await ask('/dashboard', headers)).headers.get('cache-control'), 'private, no-store');
  }
  assert.deepEqual(
    ['/dashboard', '/settings/language', '/about', '/hi/about', '/mr/about'].map(proxy.keeps),
    [false, false, true, true, true],
  );
});

test('the switch keeps the choice of a member, and leads back to the page', async () => {
  const { headers } = await readerOf('en');
  const from = { ...headers, referer: `${origin}/my/projects?of=all` };
  const answer = await ask('/settings/language', from, { intent: 'mr' });
  assert.deepEqual([answer.status, answer.to], [303, '/my/projects?of=all']);
  assert.equal((await ask('/dashboard', headers)).lang, 'mr-IN');
  // Also for the time after the session, and after the account.
  const [cookie = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('language='));
  assert.equal((await ask('/dashboard', { cookie: cookie.split(';')[0] ?? '' })).to, '/mr/login');
});

test('a member who logs out comes to the home page in their language', async () => {
  const { headers } = await readerOf('mr');
  assert.equal((await ask('/logout', headers, {})).to, '/mr');
});

test('the switch keeps the choice of a guest in a cookie, and leads to the page in that language', async () => {
  const answer = await ask(
    '/settings/language',
    { referer: `${origin}/login?next=%2Fyou` },
    { intent: 'hi' },
  );
  assert.deepEqual([answer.status, answer.to], [303, '/hi/login?next=%2Fyou']);
  const [set = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('language='));
  assert.match(set, /^language=hi; .*HttpOnly/i);
  assert.match(set, /; Max-Age=31536000(?:;|$)/i);
});

test('a switch on a foreign page leads to no address of it', async () => {
  for (const referer of ['https://evil.example/login', `${origin}//evil.example`, 'no address', ''])
    assert.equal(
      (await ask('/settings/language', { referer }, { intent: 'hi' })).to,
      '/settings/language',
      referer,
    );
});

test('a switch on the desk leads back, and tells no guest which addresses the desk has', async () => {
  for (const path of ['/admin/wording', '/admin/nothing', '/admin'])
    assert.equal(
      (await ask('/settings/language', { referer: origin + path }, { intent: 'hi' })).to,
      path,
      path,
    );
});

test('a language that is not offered opens by its addresses, is not indexed, named or chosen', async () => {
  const { ask: early } = pagesOffering(['en']);
  const answer = await early('/hi/about');
  assert.deepEqual(
    [answer.status, answer.lang, answer.headers.get('x-robots-tag')],
    [200, 'hi-IN', 'noindex'],
  );
  assert.doesNotMatch((await early('/about')).html, /hi-IN/);
  const { who, headers } = await readerOf('hi');
  assert.equal((await early('/dashboard', headers)).lang, 'en-IN');
  assert.equal((await early('/dashboard', { cookie: 'language=hi', 'accept-language': 'hi' })).to, '/login');
  await assert.rejects(
    chooseLanguage({ ...sharedCore, languages: ['en'] }, who, 'hi'),
    refused('language_not_offered'),
  );
});

test('scripts of a page in another language are led to the document of a personal page', async () => {
  const { headers } = await readerOf('hi');
  const data = (referer: string) => ask('/dashboard.data', { ...headers, referer: origin + referer });
  assert.match((await data('/about')).html, /"reload",true/);
  assert.doesNotMatch((await data('/hi/about')).html, /"reload",true/);
});

test('a better word is kept with the page that its reader came from, also after a form that came back', async () => {
  const from = { referer: `${origin}/hi/projects/some-name` };
  const on = (html: string) => /name="on" value="([^"]*)"/.exec(html)?.[1];
  assert.equal(on((await ask('/hi/wrong-word', from)).html), '/projects/:slug');
  const own = { referer: `${origin}/hi/wrong-word` };
  const sent = { intent: 'send', on: '/projects/:slug', words: 'शब्द जो ग़लत है', better: '' };
  assert.equal(on((await ask('/hi/wrong-word', own, sent)).html), '/projects/:slug');
  await ask('/hi/wrong-word', own, { ...sent, better: 'सही शब्द' });
  const kept = await sharedCore.db
    .selectFrom('wordings')
    .selectAll()
    .where('words', '=', sent.words)
    .execute();
  assert.deepEqual(
    kept.map(({ language, page }) => [language, page]),
    [['hi', '/projects/:slug']],
  );
});

test('the page of a better word is one of ours that is open to readers', async () => {
  const on = async (referer: string) =>
    /name="on" value="([^"]*)"/.exec((await ask('/wrong-word', { referer })).html)?.[1];
  assert.equal(await on(`${origin}/about`), '/about');
  for (const referer of [
    'https://evil.example/about',
    `${origin}/admin/wording`,
    `${origin}//about`,
    'no address',
  ])
    assert.equal(await on(referer), '', referer);
});
