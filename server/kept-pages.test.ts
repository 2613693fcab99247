import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keep } from './kept-page.ts';
import { createKeptPages } from './kept-pages.ts';

const page = (text: string) => keep(Buffer.from(text), new Headers());

test('a changed thing drops the pages that show it, and no others', () => {
  const kept = createKeptPages();
  kept.keep('/stories', page('list'), ['stories'], kept.moment());
  kept.keep('/stories/a', page('a'), ['story:a', 'story:b'], kept.moment());
  kept.keep('/stories/c', page('c'), ['story:c'], kept.moment());
  kept.drop(['story:b', 'stories']);
  assert.equal(kept.get('/stories'), undefined);
  assert.equal(kept.get('/stories/a'), undefined);
  assert.ok(kept.get('/stories/c'));
});

test('a page rendered before a change is not kept after it', () => {
  const kept = createKeptPages();
  const began = kept.moment();
  kept.drop(['story:a']);
  kept.keep('/stories/a', page('old'), ['story:a'], began);
  kept.keep('/stories/b', page('as it was'), ['story:b'], began);
  assert.equal(kept.get('/stories/a'), undefined);
  assert.ok(kept.get('/stories/b'));
});

test('a page that a replica answered is kept only if the replica had the changes of all its things', () => {
  const kept = createKeptPages();
  kept.drop(['story:a'], 1000);
  kept.drop(['story:b'], 2000);
  assert.deepEqual(
    [kept.changed(['story:a', 'stories']), kept.changed(['story:a', 'story:b'])],
    [1000, 2000],
  );
  const keep = (address: string, tags: string[], readAt?: number) =>
    kept.keep(address, page(address), tags, kept.moment(), readAt);
  keep('/old', ['story:b'], 1999);
  keep('/other', ['story:a'], 1999);
  keep('/new', ['story:b'], 2000);
  keep('/of-the-primary', ['story:b']);
  assert.deepEqual(
    ['/old', '/other', '/new', '/of-the-primary'].map((address) => kept.get(address) !== undefined),
    [false, true, true, true],
  );
});

test('no more than three hundred are kept, the newest', () => {
  const kept = createKeptPages();
  for (let at = 0; at < 400; at++) kept.keep(`/stories?from=${at}`, page(String(at)), [], kept.moment());
  assert.equal(kept.get('/stories?from=0'), undefined);
  assert.ok(kept.get('/stories?from=399'));
  assert.ok(kept.get('/stories?from=100'));
});
