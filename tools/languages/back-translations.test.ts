import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { blindSheet, hashOfTranslation, takeBackTranslations } from './back-translations.ts';

const none = new Map<string, string>();
const opened = { translation: 'खोलें', back: ' Open ' };
const read = (sheet: string) => parse(sheet, { columns: true, bom: true });

test('a back-translation stays with its translation, and goes when the translation changes', () => {
  const taken = takeBackTranslations(none, [opened], ['खोलें', 'भेजें']);
  assert.deepEqual([...taken], [[hashOfTranslation('खोलें'), 'Open']]);
  assert.deepEqual([...takeBackTranslations(taken, [], ['खोलें'])], [...taken]);
  assert.equal(takeBackTranslations(taken, [], ['खोल दें', 'भेजें']).size, 0);
});

test('a returned row without words, or of no sentence, leaves what was there', () => {
  const before = takeBackTranslations(none, [opened], ['खोलें']);
  const returned = [
    { translation: 'खोलें', back: ' ' },
    { translation: 'कुछ और', back: 'Else' },
    { translation: 'खोलें' },
  ];
  assert.deepEqual([...takeBackTranslations(before, returned, ['खोलें'])], [...before]);
});

test('the sheet of those who write them shows each open translation once, and no English', () => {
  const rows = [
    { english: 'Open', translation: 'खोलें', back: '', state: 'draft' },
    { english: 'Open it', translation: 'खोलें', back: '', state: 'draft' },
    { english: 'Send', translation: 'भेजें', back: 'Send', state: 'read' },
    { english: 'GitHub', translation: 'GitHub', back: '', state: 'untouched' },
  ];
  assert.deepEqual(read(blindSheet(rows)), [{ translation: 'खोलें', back: '' }]);
});
