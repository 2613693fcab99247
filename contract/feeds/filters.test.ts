import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCardFilters, readFeedFilters } from './filters.ts';

const read = (search: string) => readFeedFilters(new URLSearchParams(search));
const usual = read('');

test('an address without filters asks for all, and so do the empty fields of a form', () => {
  assert.deepEqual(read('search=&kind=&pay=&within=&order='), usual);
  assert.ok(!('unreadable' in usual));
});

test('each filter is read as the page of the search reads it', () => {
  for (const [search, filter] of [
    ['search=cold+rooms', { search: 'cold rooms' }],
    ['kind=jobs', { kind: 'jobs' }],
    ['skill=Python', { skill: 'Python' }],
    ['place=Nagpur&within=50', { place: 'Nagpur', within: '50' }],
    ['remote=yes', { remote: 'yes' }],
    ['hours=10', { hours: '10' }],
    ['pay=%E2%82%B96,000&currency=INR', { pay: 600_000 }],
    ['equity=yes&credit=yes&verified=yes', { equity: 'yes', credit: 'yes', verified: 'yes' }],
    ['begins=30&order=closing', { begins: '30', order: 'closing' }],
  ] as const)
    assert.deepEqual(read(search), { ...usual, ...filter }, search);
});

test('a filter that cannot be read is named, and never stands for all', () => {
  for (const [search, unreadable] of [
    ['kind=Holiday', 'kind'],
    ['hours=49', 'hours'],
    ['hours=10&hours=20', 'hours'],
    ['within=12&place=Nagpur', 'within'],
    ['within=10', 'within'],
    ['pay=lots', 'pay'],
    ['pay=0', 'pay'],
    ['pay=-5', 'pay'],
    ['currency=XYZ&pay=5', 'currency'],
    ['equity=no', 'equity'],
    ['remote=true', 'remote'],
    ['begins=8', 'begins'],
    ['order=fit', 'order'],
    [`search=${'x'.repeat(201)}`, 'search'],
    [`skill=${'x'.repeat(200)}`, 'skill'],
    ['skil=Python', 'skil'],
    ['__proto__=x', '__proto__'],
    ['constructor=x', 'constructor'],
    ['after=7', 'after'],
  ] as const)
    assert.deepEqual(read(search), { unreadable }, search);
});

test('a card takes its size, a kind, a skill and a district, and nothing else', () => {
  const card = (search: string) => readCardFilters(new URLSearchParams(search));
  assert.deepEqual(card('show=10&kind=Job'), { ...card(''), show: '10', kind: 'Job' });
  for (const [search, unreadable] of [
    ['show=4', 'show'],
    ['search=rooms', 'search'],
    ['kind=All', 'kind'],
  ] as const)
    assert.deepEqual(card(search), { unreadable }, search);
});
