import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Compared, compareTexts } from './compare-texts.ts';
import { comparedOf } from './glossary.ts';
import { untouchedSign } from './untouched.ts';

const hindi = comparedOf({ code: 'hi', fullStop: '।' });
const marathi = comparedOf({ code: 'mr', fullStop: '.' });

const english = {
  open: 'Open the project.',
  cancel: 'Cancel',
  accepted: (name: string) => `${name} accepted the offer.`,
  held: { policy: 'Your account', group: 'account', why: 'To answer you.' },
  hours: (count: number, side: string) => (side === 'own' ? `You: ${count} hours.` : `${count} hours.`),
};
const good = {
  open: 'प्रोजेक्ट खोलें।',
  cancel: 'रद्द करें',
  accepted: (name: string) => `${name} ने प्रस्ताव स्वीकार किया है।`,
  held: { policy: 'Your account', group: 'account', why: 'आपको जवाब देने के लिए।' },
  hours: (count: number, side: string) => (side === 'own' ? `आप: ${count} घंटे।` : `${count} घंटे।`),
};

function findings(change: object, language: Compared = hindi): string[] {
  const isButton = (at: string) => at === 'cancel';
  return compareTexts(english, { ...good, ...change }, language, isButton).map(
    ({ at, why }) => `${at} ${why}`,
  );
}

test('a good translation has no finding: codes, compared literals and names of formats are no sentences', () => {
  assert.deepEqual(findings({}), []);
  assert.deepEqual(findings({ open: 'प्रोजेक्ट की PDF खोलें।' }), []);
});

test('a missing key, one too many and another kind of text are found', () => {
  assert.deepEqual(findings({ cancel: undefined }), ['cancel is missing, or is of another kind']);
  assert.deepEqual(findings({ accepted: 'स्वीकार किया।' }), ['accepted is missing, or is of another kind']);
  assert.deepEqual(findings({ more: 'और' }), ['more is not in the English texts']);
});

test('an untouched, a marked and an empty sentence are found', () => {
  assert.deepEqual(findings({ cancel: 'Cancel' }), ['cancel is untouched']);
  assert.deepEqual(findings({ cancel: `${untouchedSign}रद्द करें` }), ['cancel is untouched']);
  assert.deepEqual(findings({ cancel: ' ' }), ['cancel is empty']);
});

test('a word in Latin letters is found, unless the list of names and formats has it', () => {
  assert.deepEqual(findings({ cancel: 'Cancel करें' }), ['cancel has Latin letters: Cancel']);
  assert.deepEqual(findings({ cancel: '/about पर CSV' }), []);
});

test('a word that the glossary refuses, and a noun that it asks for, are found', () => {
  assert.deepEqual(findings({ cancel: 'परियोजना' }), ['cancel uses “परियोजना” (docs/glossary.md)']);
  assert.deepEqual(findings({ open: 'काम खोलें।' }), [
    'open does not use “प्रोजेक्ट” for “project” (docs/glossary.md)',
  ]);
  const inflected = compareTexts({ open: english.open }, { open: 'प्रकल्पाचे पान उघडा.' }, marathi);
  assert.deepEqual(inflected, []);
});

test('the full stop of another language is found, also inside a function', () => {
  assert.deepEqual(findings({ open: 'प्रोजेक्ट खोलें.' }), ['open ends a sentence with “.”']);
  const accepted = (name: string) => `${name} ने प्रस्ताव स्वीकार किया है.`;
  assert.deepEqual(findings({ accepted }), ['accepted ends a sentence with “.”']);
});

test('a value that gets lost is found', () => {
  const accepted = (_name: string) => 'प्रस्ताव स्वीकार किया गया है।';
  assert.deepEqual(findings({ accepted }), ['accepted does not say the value “name”']);
});

test('a form that tells the gender of a person after their name is found, and neutral forms are not', () => {
  const found = ['accepted has a gendered form after a name'];
  assert.deepEqual(findings({ accepted: (name: string) => `${name} आया है।` }), found);
  assert.deepEqual(findings({ accepted: (name: string) => `${name} टीम में लिखती है।` }), found);
  assert.deepEqual(findings({ accepted: (name: string) => `${name} टीम में आए हैं।` }), []);
  const marathiOf = (accepted: (name: string) => string) =>
    compareTexts({ accepted: english.accepted }, { accepted }, marathi).map(({ why }) => why);
  assert.deepEqual(
    marathiOf((name) => `${name} टीममध्ये आली आहे.`),
    ['has a gendered form after a name'],
  );
  assert.deepEqual(
    marathiOf((name) => `${name} यांनी प्रस्ताव स्वीकारला.`),
    [],
  );
});

test('a button of more than 24 characters is found, counted as readers see them', () => {
  assert.deepEqual(findings({ cancel: 'यह सेशन अभी के लिए रद्द करें और बताएँ' }), [
    'cancel is a button of 27 characters',
  ]);
  assert.deepEqual(findings({ cancel: 'स्त्री शक्ति केंद्र खोलें' }), []);
});

test('the policy of held data and a group are keys, which stay as they are', () => {
  const held = { ...good.held, policy: 'आपका अकाउंट' };
  assert.deepEqual(findings({ held }), ['held.policy is a key, and has another value']);
});

test('names of formats, of countries and of files stay as they are', () => {
  const written = (at: string, _: object) => at;
  const texts = { day: (at: string) => written(at, { dateStyle: 'medium' }), address: { country: 'IN' } };
  assert.deepEqual(compareTexts(texts, texts, hindi), []);
  const files = { rosterFileTexts: { file: (of: string) => `students-${of}` } };
  assert.deepEqual(compareTexts(files, files, hindi), []);
});
