import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { screenText } from '../screening/screen-text.ts';
import { findDemands } from './find-demands.ts';

const samples = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'samples', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));
const held = samples('held.txt');
const free = samples('free.txt');

test('the samples of demands are in three languages, and name every demand', () => {
  assert.ok(held.length >= 60 && free.length >= 60);
  for (const list of [held, free])
    for (const language of ['en', 'hi', 'mr']) assert.ok(list.some(([code]) => code === language));
  const named = ['gender', 'age', 'religion', 'caste', 'marriage', 'health', 'politics', 'college', 'looks'];
  for (const demand of named)
    assert.ok(
      held.some(([, one]) => one === demand),
      demand,
    );
});

test('a text that demands a gender, age, religion, caste or the like is held for that reason', () => {
  const missed = held.filter(
    ([, demand = '', sentence = '']) =>
      !findDemands(sentence).some(({ reason }) => reason === `asks_${demand}`),
  );
  assert.deepEqual(missed, []);
});

test('a text that only mentions such things is not held', () => {
  const wronged = free.flatMap(([, sentence = '']) => {
    const found = [...findDemands(sentence), ...screenText(sentence)];
    return found.map(({ reason, clause }) => [sentence, reason, clause]);
  });
  assert.deepEqual(wronged, []);
});

test('one demand is found among many good sentences', () => {
  const text = free.map(([, sentence]) => sentence).join('\n');
  for (const [, demand = '', sentence = ''] of held)
    assert.ok(
      findDemands(`${text}\n${sentence}\n${text}`).some(({ reason }) => reason === `asks_${demand}`),
      sentence,
    );
});

test('a break between lines and letters of other scripts hide no demand', () => {
  for (const text of ['I look for an\nunmarried woman', 'Оnly Нindu рartners', 'केवल\nपुरुष'])
    assert.ok(findDemands(text).length > 0, text);
});
