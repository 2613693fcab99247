import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOMParser } from '@xmldom/xmldom';
import ICAL from 'ical.js';
import type { FeedEntry } from '#core/feeds/find-feed.ts';
import { atomOf } from './atom.ts';
import { calendarOf } from './calendar.ts';
import { jsonFeedOf } from './json-feed.ts';
import { rssOf } from './rss.ts';
import type { Feed } from './shape.ts';

const entry: FeedEntry = {
  id: 'one',
  slug: 'counter-1',
  kind: 'Internship',
  title: 'Counter, <b>for</b> "rooms"; & more\\n',
  skills: ['C++', 'Sensors & <tags>'],
  mode: 'Both',
  pay: { min: 600_000, max: 900_000, currency: 'INR', period: 'Per month' },
  equity: true,
  credit: null,
  creditConfirmed: null,
  startsOn: '2027-01-01',
  closesOn: '2026-12-14',
  project: { slug: 'cold-rooms', name: 'Cold <rooms> & co.' },
  text: 'Read ]]> the meters.\n<script>alert(1)</script>\nBEGIN:VEVENT',
  district: 'Nagpur, Maharashtra',
  publishedAt: new Date('2026-11-20T10:00:00Z'),
  updatedAt: new Date('2026-11-21T10:00:00Z'),
  version: 7,
};
const origin = 'https://saharambh.example';
const feed: Feed = {
  title: 'Saharambh: Opportunities',
  page: `${origin}/opportunities?kind=Job&hours=10`,
  self: `${origin}/opportunities.atom?kind=Job&hours=10`,
  origin,
  updated: entry.updatedAt,
  entries: [entry, { ...entry, id: 'two', slug: 'two', text: '', skills: [], pay: null, equity: false }],
};
const address = `${origin}/opportunities/counter-1`;
type Element = NonNullable<ReturnType<DOMParser['parseFromString']>['documentElement']>;

/** The root of a well-formed document. */
function rootOf(document: string): Element {
  const onError = (_level: string, message: string) => assert.fail(message);
  const root = new DOMParser({ onError }).parseFromString(document, 'text/xml').documentElement;
  assert.ok(root);
  return root;
}
const partsOf = (element: Element, name: string) =>
  [...element.childNodes].filter((node): node is Element => node.nodeName === name);
function part(element: Element | undefined, name: string): Element {
  const [found] = element ? partsOf(element, name) : [];
  assert.ok(found, name);
  return found;
}
const textOf = (element: Element | undefined, ...names: string[]) =>
  names.reduce<Element | undefined>(part, element)?.textContent ?? '';
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

test('the Atom feed has what RFC 4287 asks for, and every text as it was written', () => {
  const atom = rootOf(atomOf(feed));
  assert.equal(atom.namespaceURI, 'http://www.w3.org/2005/Atom');
  for (const needed of ['title', 'id', 'updated']) assert.ok(textOf(atom, needed), needed);
  const self = partsOf(atom, 'link').find((link) => link.getAttribute('rel') === 'self');
  assert.equal(self?.getAttribute('href'), feed.self);
  assert.match(textOf(atom, 'updated'), rfc3339);
  const entries = partsOf(atom, 'entry');
  const [one, two] = entries;
  assert.equal(textOf(one, 'title'), entry.title);
  assert.equal(textOf(one, 'author', 'name'), 'Cold <rooms> & co.');
  assert.ok(textOf(one, 'summary').endsWith(entry.text));
  assert.deepEqual([textOf(one, 'id'), part(one, 'link').getAttribute('href')], [address, address]);
  for (const each of entries) {
    for (const needed of ['id', 'title', 'updated', 'author']) assert.ok(textOf(each, needed), needed);
    assert.match(textOf(each, 'updated'), rfc3339);
  }
  assert.notEqual(textOf(one, 'id'), textOf(two, 'id'));
});

test('the RSS feed has what RSS 2.0 asks for, and its descriptions are safe as HTML', () => {
  const rss = rootOf(rssOf(feed));
  assert.equal(rss.getAttribute('version'), '2.0');
  const channel = part(rss, 'channel');
  for (const needed of ['title', 'link', 'description']) assert.ok(textOf(channel, needed), needed);
  const [one] = partsOf(channel, 'item');
  assert.deepEqual([textOf(one, 'link'), textOf(one, 'guid')], [address, address]);
  assert.equal(part(one, 'guid').getAttribute('isPermaLink'), 'true');
  assert.match(textOf(one, 'pubDate'), /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  assert.equal(textOf(one, 'dc:creator'), 'Cold <rooms> & co.');
  assert.ok(textOf(one, 'description').includes('&lt;script&gt;'));
  assert.doesNotMatch(textOf(one, 'description'), /<script>/);
  assert.deepEqual(
    partsOf(one as Element, 'category').map(({ textContent }) => textContent),
    ['Internship', 'C++', 'Sensors & <tags>'],
  );
});

test('the JSON feed has what JSON Feed 1.1 asks for', () => {
  const json = JSON.parse(jsonFeedOf(feed));
  assert.equal(json.version, 'https://jsonfeed.org/version/1.1');
  assert.deepEqual([json.home_page_url, json.feed_url], [feed.page, feed.self]);
  for (const one of json.items) {
    assert.equal(typeof one.id, 'string');
    assert.equal(typeof one.content_text, 'string');
    assert.match(one.date_published, rfc3339);
    assert.match(one.date_modified, rfc3339);
    assert.ok(Array.isArray(one.authors) && Array.isArray(one.tags));
  }
  assert.equal(json.items[0].title, entry.title);
});

test('a calendar reads the closing and first days, under names that stay', () => {
  const lines = { ...entry, district: 'Nagpur\nBEGIN:VEVENT' };
  const file = calendarOf({ ...feed, entries: [lines, ...feed.entries.slice(1)] });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  assert.deepEqual(
    events.map((one) => [one.uid, one.startDate.toString(), one.startDate.isDate]),
    [
      ['opportunity-closes-one@saharambh', '2026-12-14', true],
      ['opportunity-begins-one@saharambh', '2027-01-01', true],
      ['opportunity-closes-two@saharambh', '2026-12-14', true],
      ['opportunity-begins-two@saharambh', '2027-01-01', true],
    ],
  );
  assert.ok(events[0]?.summary.includes('Counter, <b>for</b> "rooms"; & more\\n'));
  assert.ok(events[0]?.description.includes('\nBEGIN:VEVENT'), 'a text stays a text');
  assert.equal(events[0]?.sequence, 7);
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
});

test('a calendar has at most 200 entries, and a feed may have none', () => {
  const entries = Array.from({ length: 150 }, (_, at) => ({ ...entry, id: `o${at}` }));
  const calendar = new ICAL.Component(ICAL.parse(calendarOf({ ...feed, entries })));
  assert.equal(calendar.getAllSubcomponents('vevent').length, 200);
  const none = { ...feed, entries: [], updated: new Date(0) };
  assert.match(textOf(rootOf(atomOf(none)), 'updated'), rfc3339);
  assert.ok(textOf(rootOf(rssOf(none)), 'channel', 'title'));
  assert.deepEqual(JSON.parse(jsonFeedOf(none)).items, []);
  assert.equal(new ICAL.Component(ICAL.parse(calendarOf(none))).getAllSubcomponents('vevent').length, 0);
});
