import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { type TextName, textNames, textVersions } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import type { Core } from '#core/ground/core.ts';
import { chooseLanguage } from '#core/languages/choose-language.ts';
import { getLegalText } from '#core/legal-texts/get-legal-text.ts';
import { shownTextVersions } from '#core/legal-texts/text-versions.ts';
import { siteTexts } from '#server/legal-texts.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import type { Tx } from '../ground/events.ts';
import { chooseWays } from '../notifications/steps/choose-ways.ts';
import { unsubscribe } from '../notifications/unsubscribe.ts';
import { unsubscribeToken } from '../notifications/unsubscribe-token.ts';
import { agreeTexts } from './agree-texts.ts';
import { getReceipt } from './get-receipt.ts';
import { listConsents } from './list-consents.ts';
import { setMarketing } from './set-marketing.ts';
import { showTranslations } from './show-translations.ts';
import { endMarketing } from './steps/end-marketing.ts';
import { recordAgreement } from './steps/record-agreement.ts';
import { recordConsent } from './steps/record-consent.ts';

const made = await freshCore();
const languages = interfaceLanguages.map(({ code }) => code);
const core: Core = { ...made, languages };
const agreement = { language: 'hi', readOn: '2026-11-20', readers: 'A reader, another one and counsel' };
const text = (name: TextName, language?: string, hash?: string, from = core) =>
  getLegalText(from, { text: name, version: '', language, hash });

/** The core after a translator has changed a word of the terms. */
function reworded(): Core {
  const translation = async (...asked: Parameters<typeof siteTexts.translation>) => {
    const words = await siteTexts.translation(...asked);
    if (!words || asked[0] !== 'terms') return words;
    return { ...words, text: { ...words.text, summary: `${words.text.summary} फिर।` } };
  };
  return { ...core, legalTexts: { ...siteTexts, translation } };
}

const consentsOf = (accountId: string) =>
  made.db
    .selectFrom('consents')
    .select(['document', 'version', 'language', 'words_hash'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

async function agreeing(language?: string) {
  const who = await member(made, { password: null });
  await made.db.transaction().execute((tx) => recordAgreement(tx, who.id, { language }));
  const rows = await consentsOf(who.id);
  return { who, terms: rows.find(({ document }) => document === 'terms'), rows };
}

test('until it is agreed a language shows the English law, and its consents say so', async () => {
  await showTranslations(core);
  const { language, languages: stands, words, hash } = await text('terms', 'hi');
  assert.deepEqual(
    [language, stands, words.title],
    ['en-IN', [{ code: 'en', language: 'en-IN' }], 'Terms of Service'],
  );
  assert.equal(hash, textVersions.terms[0].hash);
  for (const read of ['hi', undefined, '', 'xx', "hi'"]) {
    const { rows } = await agreeing(read);
    assert.ok(
      rows.every((row) => row.language === 'en-IN' && row.words_hash === ''),
      String(read),
    );
  }
});

test('the command alone agrees, with readers and a past day, and a server shows it from its start on', async () => {
  for (const wrong of [
    { language: 'en' },
    { language: 'xx' },
    { language: '' },
    { readOn: '2026-02-30' },
    { readOn: '2999-01-01' },
    { readers: ' ' },
  ])
    await assert.rejects(agreeTexts(core, { ...agreement, ...wrong }), refused('general_argument_invalid'));
  const partly = { ...core, legalTexts: { ...siteTexts, translation: withoutNotice } };
  await assert.rejects(agreeTexts(partly, agreement), refused('general_argument_invalid'));
  const before = await shownTextVersions(core);
  await agreeTexts(core, agreement);
  assert.equal((await text('terms', 'hi')).language, 'en-IN');
  await showTranslations({ ...core, languages: ['en'] });
  assert.equal((await text('terms', 'hi')).language, 'en-IN', 'readers cannot choose the language');
  await Promise.all([showTranslations(core), showTranslations(core)]);
  const shown = await text('terms', 'hi');
  assert.deepEqual([shown.language, shown.words.title], ['hi-IN', 'सेवा की शर्तें']);
  assert.deepEqual(
    shown.languages.map(({ code }) => code),
    ['en', 'hi'],
  );
  assert.equal((await text('terms', 'mr')).language, 'en-IN');
  assert.notDeepEqual(await shownTextVersions(core), before, 'kept pages are dropped');
  const { rows } = await sql<{ detail: string }>`
    select detail from admin_actions where action = 'operator.agreed_texts'`.execute(made.db);
  assert.match(rows[0]?.detail ?? '', /^hi, read on 2026-11-20 by A reader, another one and counsel: terms /);
});

async function withoutNotice(...asked: Parameters<typeof siteTexts.translation>) {
  return asked[0] === 'notice' ? undefined : siteTexts.translation(...asked);
}

test('a consent names the words that were read: other words of a version leave them byte for byte', async () => {
  const first = await agreeing('hi');
  const keptFirst = await kept(first.terms?.words_hash);
  assert.deepEqual(JSON.parse(keptFirst), await siteTexts.translation('terms', '2026-11-27', 'hi'));
  const changed = reworded();
  await showTranslations(changed);
  assert.equal((await text('terms', 'hi')).hash, first.terms?.words_hash, 'changed words are a draft');
  await agreeTexts(changed, agreement);
  await showTranslations(changed);
  const second = await agreeing('hi');
  assert.deepEqual(
    [first.terms?.version, first.terms?.language],
    [second.terms?.version, second.terms?.language],
  );
  assert.notEqual(first.terms?.words_hash, second.terms?.words_hash);
  assert.match((await text('terms', 'hi')).words.summary, /फिर।$/);
  assert.equal(await kept(first.terms?.words_hash), keptFirst);
  const asRead = await text('terms', 'hi', first.terms?.words_hash);
  assert.deepEqual(asRead.words, (JSON.parse(keptFirst) as VersionWords).text);
  for (const hash of ['0'.repeat(64), second.rows[1]?.words_hash])
    await assert.rejects(text('terms', 'hi', hash), refused('legal_text_unknown'));
  // The earlier words were better after all.
  await agreeTexts(core, agreement);
  await showTranslations(core);
  assert.equal((await text('terms', 'hi')).hash, first.terms?.words_hash);
});

/** The bytes that are kept under a hash, once it is sure that it is theirs. */
async function kept(hash = ''): Promise<string> {
  const { words } = await made.db
    .selectFrom('legal_translations')
    .select('words')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  assert.equal(createHash('sha256').update(words).digest('hex'), hash);
  return words;
}

test('kept words can be neither changed nor removed, and other bytes than those of their hash do not enter', async () => {
  const asks = [
    sql`update legal_translations set words = words || ' '`,
    sql`update legal_translations set hash = md5(hash)`,
    sql`update legal_translations set version = '2030-01-01'`,
    sql`delete from legal_translations`,
    sql`insert into legal_translations (text, version, language, locale, hash, words)
        values ('terms', '2026-11-27', 'mr', 'mr-IN', ${'0'.repeat(64)}, '{}')`,
  ];
  for (const ask of asks) await assert.rejects(ask.execute(made.db));
});

test('members read in the language of their account, and a guardian in that of the page', async () => {
  const who = await member(made, { password: null });
  await chooseLanguage(core, who, 'hi');
  const record = (document: 'visibility' | 'guardian' | 'guardian_live', language?: string) =>
    made.db
      .transaction()
      .execute((tx) =>
        recordConsent(tx, { accountId: who.id, document, given: true, version: '2026-11-27', language }),
      );
  await record('visibility');
  await record('guardian');
  await record('guardian_live', 'hi');
  await setMarketing(core, who, { given: true, language: 'mr' });
  assert.deepEqual(
    (await consentsOf(who.id)).map(({ document, language, words_hash: hash }) => [
      document,
      language,
      hash !== '',
    ]),
    [
      ['visibility', 'hi-IN', true],
      ['guardian', 'en-IN', false],
      ['guardian_live', 'hi-IN', false],
      ['marketing', 'en-IN', false],
    ],
  );
  const { consents } = await listConsents(core, who);
  const shown = consents.find(({ document }) => document === 'visibility');
  const receipt = await getReceipt(core, who, shown?.steps[0]?.number ?? '');
  assert.deepEqual([receipt.language, receipt.wordsHash], [shown?.language, shown?.wordsHash]);
  assert.equal(receipt.language, 'hi-IN');
});

test('a consent that ends without a page names the words that were read when it was given', async () => {
  const who = await member(made, { password: null });
  await chooseLanguage(core, who, 'hi');
  const inTransaction = (run: (tx: Tx) => Promise<void>) => made.db.transaction().execute(run);
  await setMarketing(core, who, { given: true, language: 'hi' });
  await inTransaction((tx) => chooseWays(tx, who.id, { searches: 'weekly' }));
  await chooseLanguage(core, who, 'en');
  await inTransaction((tx) => endMarketing(tx, who.id));
  await inTransaction((tx) => endMarketing(tx, who.id));
  await unsubscribe(core, unsubscribeToken(core, { accountId: who.id, topic: 'searches' }));
  const [news, searches, noNews, noSearches, ...rest] = await consentsOf(who.id);
  assert.deepEqual([noNews, noSearches, rest], [news, searches, []]);
  assert.equal(noNews?.language, 'hi-IN');
  assert.notEqual(noNews?.words_hash, '');
});

test('a setting takes drafts as agreed, and without it no draft is shown again', async () => {
  await showTranslations(core, { asAgreed: languages });
  assert.equal((await text('privacy', 'mr')).language, 'mr-IN');
  assert.equal((await text('privacy', 'en')).languages.length, languages.length);
  assert.equal((await agreeing('mr')).terms?.language, 'mr-IN');
  await showTranslations(core);
  assert.equal((await text('privacy', 'mr')).language, 'en-IN');
  assert.equal((await agreeing('mr')).terms?.language, 'en-IN');
});

test('every language translates each text section by section, with the same links and parts', async () => {
  for (const { code } of interfaceLanguages.slice(1))
    for (const name of textNames)
      for (const { version } of textVersions[name]) {
        const [english, own] = [
          siteTexts.words(name, version),
          await siteTexts.translation(name, version, code),
        ];
        assert.ok(english && own, `${code} ${name}`);
        assert.deepEqual(shapeOf(own), shapeOf(english), `${code} ${name}`);
      }
});

/** The words without their words. */
function shapeOf({ text: { sections }, changes = [], asks = {} }: VersionWords) {
  return {
    sections: sections.map(({ id, body }) => [id, body.map(partOf)]),
    changes: changes.length,
    asks: Object.keys(asks),
  };
}

function partOf(part: VersionWords['text']['sections'][number]['body'][number]) {
  if (typeof part === 'string') return 'paragraph';
  if ('links' in part) return part.links.map(({ to }) => to);
  const entries = 'named' in part ? part.named : 'kinds' in part ? part.kinds : part;
  return (entries as readonly unknown[]).length;
}
