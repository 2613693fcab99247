import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { addressesOf, pageAt, pages, tagsOf, unknownPage } from './pages.ts';

test('every page has a file, and an address without parameters', () => {
  for (const { file } of [...pages, { file: unknownPage }])
    assert.ok(existsSync(path.join(import.meta.dirname, file)), file);
  const addresses = addressesOf(() => true);
  assert.equal(new Set(addresses).size, pages.length);
  for (const address of addresses) assert.doesNotMatch(address, /:/);
});

test('an address leads to its page', () => {
  assert.equal(pageAt('/')?.page.file, 'public/home.tsx');
  assert.equal(pageAt('/about/')?.page.file, 'public/about.tsx');
  assert.equal(pageAt('/stories.atom')?.page.kind, 'machine');
  assert.deepEqual(pageAt('/stories/the-loom')?.params, { slug: 'the-loom' });
  for (const unknown of ['/nothing', '/stories/a/b', '/storiesxatom', '//', '/dashboard/x'])
    assert.equal(pageAt(unknown), undefined, unknown);
});

test('a page names what it shows', () => {
  assert.deepEqual(tagsOf('/stories'), ['stories']);
  assert.deepEqual(tagsOf('/stories/the-loom'), ['story:the-loom', 'stories in order']);
  assert.deepEqual(tagsOf('/about'), []);
  assert.deepEqual(tagsOf('/nothing'), []);
});
