import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256Hex } from '#rules/ledger/sha256.ts';
import { secondDocuments } from '#tests/agreements/second-documents.ts';
import { differenceOf } from '../difference.ts';
import { fullText } from '../full-text.ts';
import { clauseLanguageCodes } from './languages.ts';
import { sentencesIn } from './second/sentences.ts';

/** The hash of four texts under the second clauses, in each language. A changed sentence is a new format. */
const hashes = {
  en: '9400c904d420173ca043dbd8c710c1ccdd48f15efff78c2379badddfebb845ea',
  hi: 'c46981bc5dc799b3a59332a8c87b6d1fa2c8d2124ac5d9aad0affd39bffb623a',
  mr: '6e56363d24118178c14d9b233caeeefe4879f7e7756265cc392efc104390c1f3',
};

test('a changed sentence of any language is a new format: the hash of its clause texts is pinned', async () => {
  for (const language of clauseLanguageCodes) {
    const text = secondDocuments(language)
      .map((document) => document.text)
      .join('\n\n');
    assert.equal(await sha256Hex(new TextEncoder().encode(text)), hashes[language], language);
  }
});

test('each language has the same sentences in the same order, and each value of a text once in each', () => {
  const english = keysOf(sentencesIn('en'));
  const counted = (text: string) => [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => digits).sort();
  for (const language of clauseLanguageCodes) {
    assert.deepEqual(keysOf(sentencesIn(language)), english, language);
    for (const [at, document] of secondDocuments(language).entries()) {
      const before = secondDocuments('en')[at];
      assert.ok(before);
      assert.equal(document.text.split('\n\n').length, before.text.split('\n\n').length);
      assert.equal(document.text.split('\n').length, before.text.split('\n').length);
      assert.deepEqual(counted(document.text), counted(before.text), `${language} ${at}`);
      assert.doesNotMatch(document.text, /undefined|NaN|\[object/);
      assert.equal(fullText({ ...before, language }), document.text);
    }
  }
});

test('clauses call sides, handing in and settling by the words of the pages', () => {
  const textIn = (language: string) =>
    secondDocuments(language)
      .map(({ text }) => text)
      .join('\n');
  assert.match(textIn('mr'), /बाजू[\s\S]*सादर[\s\S]*हिशेब पूर्ण/);
  assert.doesNotMatch(textIn('mr'), /पक्ष|जमा|चुकता/);
  assert.match(textIn('hi'), /पक्ष[\s\S]*जमा[\s\S]*हिसाब/);
  assert.doesNotMatch(textIn('hi'), /चुकता/);
});

test('a text in another language differs in nothing but that', () => {
  const [english] = secondDocuments('en');
  const [hindi] = secondDocuments('hi');
  assert.ok(english && hindi);
  assert.deepEqual(
    differenceOf(english, hindi).map(({ clause, from, to }) => [clause, from, to]),
    [['language', 'en', 'hi']],
  );
});

test('the instruments that we name are worded in the language of the text, and others stay as typed', () => {
  const [document] = secondDocuments('mr');
  assert.ok(document);
  assert.match(document.text, /शेअर्सचे वचन/);
  assert.doesNotMatch(document.text, /Promise of shares/);
});

function keysOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([name, one]) =>
    one !== null && typeof one === 'object' ? keysOf(one, `${path}.${name}`) : [`${path}.${name}`],
  );
}
