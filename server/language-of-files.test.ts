import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { connect } from '#db/connect.ts';
import { atEnd } from '#tests/ground/database.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import type { failure as Failure } from '#web/ground/texts/en/failure.ts';
import { isFramed } from '../web/page-at.ts';
import { createPages, type Languages } from './pages.ts';
import { createSharePictures } from './share-pictures.ts';

const root = path.resolve(import.meta.dirname, '..');
const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
const build: ServerBuild = await load('build/server/index.js');
const { languages }: { languages: Languages } = await load('build/languages.js');
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };
const all = interfaceLanguages.map(({ code }) => code);
const core = { ...sharedCore, languages: all };

const pagesOver = (over: typeof core) =>
  createPages({
    build,
    languages,
    core: over,
    origin,
    projectId,
    mode: 'production',
    openCalls: createPageCalls(over, settings),
  });
const pages = pagesOver(core);
const get = (address: string, of = pages, headers = {}) =>
  of(new Request(origin + address, { headers }), { ip: '203.0.113.90' });

test('the file for home screens has an address in each language, and each page names its own', async () => {
  const manifest = await (await get('/hi/manifest.webmanifest')).json();
  assert.deepEqual([manifest.lang, manifest.start_url, manifest.scope], ['hi-IN', '/hi', '/']);
  assert.match(await (await get('/hi/about')).text(), /rel="manifest" href="\/hi\/manifest.webmanifest"/);
  assert.match(await (await get('/about')).text(), /rel="manifest" href="\/manifest.webmanifest"/);
});

test('feeds and the card have an address in each language, and lead to its pages', async () => {
  for (const form of ['atom', 'rss', 'json', 'ics']) {
    const text = await (await get(`/mr/opportunities.${form}`)).text();
    assert.doesNotMatch(text, new RegExp(`${origin}/opportunities[^/.]`), form);
    if (form !== 'ics') assert.match(text, /mr-IN/, form);
  }
  assert.match(await (await get('/mr/stories.atom')).text(), /xml:lang="mr-IN"/);
  assert.equal((await get('/hi/embed/opportunities')).status, 200);
  assert.deepEqual(['/hi/embed/opportunities?show=3', '/hi/embed'].map(isFramed), [true, false]);
});

test('the sitemap names each page in every language, and robots stay out of personal ones in all', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  assert.ok(
    sitemap.includes(
      `<loc>${origin}/about</loc><xhtml:link rel="alternate" hreflang="en-IN" href="${origin}/about"/><xhtml:link rel="alternate" hreflang="hi-IN" href="${origin}/hi/about"/>`,
    ),
  );
  assert.match(await (await get('/robots.txt')).text(), /Disallow: \/hi\/reset-password/);
  const alone = pagesOver({ ...core, languages: ['en'] } as typeof core);
  assert.doesNotMatch(await (await get('/sitemap.xml', alone)).text(), /xhtml:link/);
});

test('pictures for sharing are drawn in the language of the page that names them', async () => {
  const html = await (await get('/hi/about')).text();
  assert.ok(html.includes(`property="og:image" content="${origin}/share/hi/about.png"`));
  assert.ok((await (await get('/about')).text()).includes(`content="${origin}/share/about.png"`));
  const texts = { titles: { about: 'हम क्या हैं' }, line: 'Saharambh · साथ शुरू करें', sample: 'नमूना' } as never;
  const draw = createSharePictures(core, async () => texts);
  const [own, english] = [await draw('hi/about'), await draw('about')];
  assert.ok(own && english && !own.equals(english));
  assert.equal(await draw('hi/nothing'), null);
});

test('while the database is away, a page says so in every language', async () => {
  const nowhere = connect('postgres://127.0.0.1:1/nowhere');
  atEnd(() => nowhere.close());
  const away = pagesOver({ ...core, db: nowhere.db } as typeof core);
  // The loader of one fails by itself; the other asks by a declared call, and says it as its title.
  for (const [address, title] of [
    ['/hi/stories', null],
    ['/hi/projects', 'hi'],
    ['/projects', 'en'],
  ]) {
    const answer = await get(address ?? '', away);
    const html = await answer.text();
    assert.equal(answer.status, 503);
    assert.match(html, /<body[^>]*><div class="page-width"/);
    for (const { code, locale } of interfaceLanguages) {
      const texts: { failure: typeof Failure } = await import(`#web/ground/texts/${code}/failure.ts`);
      const said = texts.failure.away.title;
      const beside = html.includes(`<p lang="${locale}"><strong>${said}</strong>`);
      const asTitle = new RegExp(`<h1[^>]*>${said}</h1>`).test(html);
      assert.deepEqual([beside, asTitle], [code !== title, code === title], `${address} in ${code}`);
    }
  }
});

test('while the database is away, a page says so in no language that is not offered', async () => {
  const nowhere = connect('postgres://127.0.0.1:1/nowhere');
  atEnd(() => nowhere.close());
  const away = pagesOver({ ...core, db: nowhere.db, languages: ['en', 'hi'] } as typeof core);
  const html = await (await get('/stories', away)).text();
  assert.deepEqual(
    [...html.matchAll(/<p lang="([^"]+)"><strong>/g)].map(([, lang]) => lang),
    ['en-IN', 'hi-IN'],
  );
});
