import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { textNames } from '#contract/consents/text-versions.ts';
import { interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { showTranslations } from '#core/consents/show-translations.ts';
import type { Core } from '#core/ground/core.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { chooseLanguage } from '#core/languages/choose-language.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { sampleVersion, withSample } from '#tests/legal-texts/sample-texts.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { siteTexts } from './legal-texts.ts';
import { createPages, type Languages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
const build: ServerBuild = await load('build/server/index.js');
const { languages }: { languages: Languages } = await load('build/languages.js');
const all: LanguageCode[] = interfaceLanguages.map(({ code }) => code);
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const made = await freshCore();
const core: Core = { ...made, languages: all, legalTexts: withSample({ announced: -1 }) };
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const freshPages = () =>
  createPages({ build, languages, core, origin, projectId, mode: 'production', openCalls });
let pages = freshPages();

async function ask(
  address: string,
  { cookie = '', fields }: { cookie?: string; fields?: Record<string, string> } = {},
) {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const request = new Request(origin + address, { ...init, headers: { origin, cookie } });
  const answer = await pages(request, { ip: '203.0.113.81' });
  return { status: answer.status, html: await answer.text() };
}

const read = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');
const lawIn = (html: string) => /name="law" value="([0-9a-f]+)"/.exec(html)?.[1] ?? '';
const equal = 'These three texts are equal. Where they differ, the one that is better for you counts.';

test('law stands in English until it is shown, and then in each language at its addresses', async () => {
  for (const name of textNames) {
    const { html } = await ask(`/hi/${name}`);
    assert.match(html, /<h1 lang="en-IN"/, name);
    assert.ok(!html.includes('hrefLang="mr-IN" href="/mr/terms" class'), name);
  }
  assert.ok(!(await ask('/terms')).html.includes(equal));
  await showTranslations(core, { asAgreed: all });
  pages = freshPages();
  for (const { code, locale } of interfaceLanguages)
    for (const name of textNames) {
      const prefix = code === 'en' ? '' : `/${code}`;
      const { text } = (code === 'en'
        ? siteTexts.words(name, '2026-11-27')
        : await siteTexts.translation(name, '2026-11-27', code)) ?? { text: null };
      for (const address of [`${prefix}/${name}`, `${prefix}/${name}/2026-11-27`]) {
        const html = read((await ask(address)).html);
        assert.match(html, new RegExp(`<html[^>]* lang="${locale}"`));
        assert.match(html, new RegExp(`<h1 class="text-display">${text?.title}<`), address);
        assert.equal(html.includes(equal), code === 'en', address);
        const { sections } = siteTexts.words(name, '2026-11-27')?.text ?? { sections: [] };
        assert.equal(html.includes(`>${sections.at(-1)?.title}<`), code === 'en', 'a page has one language');
        for (const other of all.filter((one) => one !== code)) {
          const to = address.replace(prefix, other === 'en' ? '' : `/${other}`);
          assert.match(
            html,
            new RegExp(`<a lang="${other}-IN" hrefLang="${other}-IN" href="${to}" class="text-link`),
          );
        }
        assert.match(html, new RegExp(`href="${prefix}/complain"`));
      }
    }
});

test('a question is asked and answered in the language of its page, by a member and by a guardian', async () => {
  const who = await member(made, { password: null });
  await chooseLanguage(core, who, 'hi');
  const cookie = `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
  const asked = '/rights/asked/sample_use';
  assert.match(read((await ask(asked, { cookie })).html), /hi Counting of stories[\s\S]*ये तीनों/);
  assert.ok((await ask(asked, { cookie, fields: { intent: 'yes' } })).status < 400);
  assert.match(read((await ask('/rights/consents', { cookie })).html), /hi Counting of stories[\s\S]*हिन्दी/);

  const { requestId: id = '' } = await guardianThings.request.own(made);
  const link = `/mr/guardian/asked/${id}/${linkSecretOf(made.key, 'guardian', id)}/sample_use`;
  assert.match(read((await ask(link)).html), /mr Counting of stories[\s\S]*हे तिन्ही/);
  assert.ok((await ask(link, { fields: { intent: 'no' } })).status < 400);
  const rows = await made.db
    .selectFrom('consents')
    .select(['given_by', 'version', 'language', 'given'])
    .where('document', '=', 'purpose.sample_use')
    .orderBy('id')
    .execute();
  assert.deepEqual(rows, [
    { given_by: 'member', version: sampleVersion, language: 'hi-IN', given: true },
    { given_by: 'guardian', version: sampleVersion, language: 'mr-IN', given: false },
  ]);
});

test('without scripts a consent to replaced law is refused in the language of the page, and then taken', async () => {
  const who = await member(made, { password: null });
  await chooseLanguage(core, who, 'hi');
  const cookie = `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
  const consents = () =>
    made.db
      .selectFrom('consents')
      .select(['given', 'words_hash'])
      .where('account_id', '=', who.id)
      .where('document', '=', 'marketing')
      .execute();
  await showTranslations(core);
  const before = lawIn((await ask('/settings', { cookie })).html);
  await showTranslations(core, { asAgreed: all });
  const send = (law: string) => ask('/settings', { cookie, fields: { intent: 'news', given: 'on', law } });
  const refused = await send(before);
  assert.equal(refused.status, 400);
  assert.match(read(refused.html), /गोपनीयता नीति बदल गई। उन्हें फिर से पढ़ें/);
  assert.deepEqual(await consents(), []);
  const now = lawIn(refused.html);
  assert.ok(now !== '' && now !== before);
  assert.equal((await send(now)).status, 303);
  const [given] = await consents();
  assert.ok(given?.given && given.words_hash !== '', 'the words that were shown');
});

test('a sign-up that comes back with another fault keeps the mark of the law that was read', async () => {
  await showTranslations(core);
  const before = lawIn((await ask('/hi/signup')).html);
  await showTranslations(core, { asAgreed: all });
  const { status, html } = await ask('/hi/signup', { fields: { intent: 'join', law: before } });
  assert.equal(status, 400);
  assert.notEqual(before, '');
  assert.equal(lawIn(html), before);
  assert.notEqual(lawIn((await ask('/hi/signup')).html), before);
});

test('a guardian who read law that was replaced is told before a code is mailed', async () => {
  const { requestId: id = '' } = await guardianThings.request.own(made);
  const secret = linkSecretOf(made.key, 'guardian', id);
  const pagesOf = [
    `/hi/guardian?request=${id}&secret=${secret}`,
    `/hi/guardian/asked/${id}/${secret}/sample_use`,
  ];
  for (const address of pagesOf) {
    await showTranslations(core);
    const before = lawIn((await ask(address)).html);
    await showTranslations(core, { asAgreed: all });
    const fields = { intent: 'ask-code', relation: 'parent', adult: 'yes' };
    const refused = await ask(address, { fields: { ...fields, law: before } });
    assert.equal(refused.status, 400, address);
    const now = lawIn(refused.html);
    assert.ok(before !== '' && now !== '' && now !== before, address);
    assert.equal((await ask(address, { fields: { ...fields, law: now } })).status, 303, address);
  }
});
