import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLanguage, interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { knowModules } from '#core/collected/create-core.ts';
import { sampleEmails, sampleNames } from '#core/collected/emails.ts';
import { modules } from '#core/modules.ts';
import { asksForAll } from '#tests/languages/asks-for-all.ts';
import { findsLatin } from '#tests/pages/latin-words.ts';
import { readOnPage } from '#tests/pages/read-on-page.ts';
import { stringsIn } from '#tests/pages/said-to-machines.ts';
import { mailTexts as english } from './texts/en/all.ts';
import { mailTextsIn } from './texts/languages.ts';
import { writeEmail } from './write-email.ts';

knowModules(modules);

const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const others = interfaceLanguages.filter(({ code }) => code !== firstLanguage);
const kinds = [...sampleEmails(sampleNames.short, site.origin)];
/** Each kind in one of the other languages, by turns. */
const inTurns = (at: number) => (asksForAll ? others : others.filter((_, of) => at % others.length === of));
const addressIn = (code: string, address: string) =>
  code === firstLanguage ? address : `/${code}${address}`;
/** The beginning of the text once more, cut off for the list of a mail program. */
const preview = /(?<=<div[^>]*data-skip-in-text="true"[^>]*>)[^<]*/;
const linksOf = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];

test('every email has the same links and codes in each language, and no gap or word of English', async () => {
  const strange: string[] = [];
  for (const [at, [kind, emails]] of kinds.entries())
    for (const { code } of inTurns(at)) {
      const texts = await mailTextsIn(code);
      assert.equal(texts.language, code, 'the language has a folder of its own');
      for (const email of emails) {
        const inEnglish = writeEmail(email, site);
        const own = writeEmail(email, site, { texts });
        const said = `${code}, ${kind}`;
        const latinIn = findsLatin(stringsIn(email).flatMap((fact) => [fact, ...fact.split('\n')]));
        const { texts: read } = readOnPage(own.html.replace(preview, ''));
        for (const text of [own.subject, ...read, ...own.text.split('\n')])
          if (latinIn(text).length > 0) strange.push(`${said}: “${latinIn(text).join(' ')}” in “${text}”`);
        assert.deepEqual(linksOf(own.text).sort(), linksOf(inEnglish.text).sort(), said);
        assert.doesNotMatch(own.subject + own.text, /undefined|null|\[object|NaN/, said);
        assert.match(own.html, new RegExp(`^<!doctype html><html dir="${texts.direction}" lang="${code}">`));
        assert.notEqual(own.subject, '', said);
        assert.ok(own.text.length > inEnglish.text.length / 3, said);
        assert.equal(own.attachments?.length, inEnglish.attachments?.length, said);
        for (const key of ['code', 'phrase', 'email', 'memberName', 'message'] as const)
          if (key in email) {
            const fact = String((email as Record<string, unknown>)[key]);
            assert.equal(own.text.includes(fact), inEnglish.text.includes(fact), `${said}: ${key}`);
          }
      }
    }
  assert.deepEqual([...new Set(strange)], []);
});

test('links lead to the pages of the language of the email, and the home page too', async () => {
  const { code = '' } = others[0] ?? {};
  const texts = await mailTextsIn(code);
  const email = {
    letter: 'guardian-request',
    to: 'a@b.co',
    memberName: 'Asha',
    path: '/guardian?a=1',
  } as never;
  const { text, html } = writeEmail(email, site, { texts, addressIn });
  assert.ok(text.includes(`${site.origin}/${code}/guardian?a=1`));
  assert.ok(html.includes(`href="${site.origin}/${code}/guardian?a=1"`));
  assert.match(text, new RegExp(`${site.origin}/${code}$`));
});

test('an email in a guessed language leads to the same page in each other one', async () => {
  const { code = '' } = others[0] ?? {};
  const texts = await mailTextsIn(code);
  const email = {
    letter: 'guardian-request',
    to: 'a@b.co',
    memberName: 'Asha',
    path: '/guardian?a=1',
  } as never;
  const { text } = writeEmail(email, site, { texts, addressIn, others: [english] });
  assert.ok(text.includes(`${english.inThis}:\n${site.origin}/guardian?a=1`));
  assert.equal(linksOf(text).length, 3);
});

test('a language without texts of its own is written in English', async () => {
  assert.equal(await mailTextsIn('xx'), english);
});
