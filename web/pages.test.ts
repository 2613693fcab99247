import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { knowModules } from '#core/collected/create-core.ts';
import { declaredTables } from '#core/collected/own-data.ts';
import { knownNotifications } from '#core/ground/notification.ts';
import { modules } from '#core/modules.ts';
import { pages } from './collected.ts';
import type { Page } from './page.ts';
import { keptAs, knownAddress, pageAt, tagsOf } from './page-at.ts';
import { addressesOf, unknownPage } from './pages.ts';
import { heldData } from './words.ts';

knowModules(modules);

test('every page has a file, and an address without parameters', () => {
  for (const { file } of [...pages, { file: unknownPage }])
    assert.ok(existsSync(path.join(import.meta.dirname, file)), file);
  const addresses = addressesOf(() => true);
  assert.equal(new Set(addresses).size, pages.length);
  for (const address of addresses) assert.doesNotMatch(address, /:/);
});

test('an address leads to its page', () => {
  assert.equal(pageAt('/')?.page.file, 'site/public/home.tsx');
  assert.equal(pageAt('/about/')?.page.file, 'site/public/about.tsx');
  assert.equal(pageAt('/stories.atom')?.page.kind, 'machine');
  assert.deepEqual(pageAt('/stories/the-loom')?.params, { slug: 'the-loom' });
  assert.equal(pageAt('/report/sent/7')?.page.file, 'cases/member/reports/sent/page.tsx');
  for (const page of pages as readonly Page[])
    assert.equal(pageAt(page.sample ?? page.path)?.page, page, `${page.path} is another page's address`);
  for (const unknown of ['/nothing', '/stories/a/b', '/storiesxatom', '//', '/dashboard/x'])
    assert.equal(pageAt(unknown), undefined, unknown);
});

test('an address is known by its path, and by what behind it changes the page', () => {
  const known = (address: string) => knownAddress(new URL(address, 'https://saharambh.example'));
  assert.equal(known('/stories?category=startup&x=1'), '/stories?category=startup');
  assert.equal(known('/stories?category=nonsense&category=startup'), '/stories');
  assert.equal(known('/stories/the-loom?category=startup'), '/stories/the-loom');
  assert.equal(known('/about?utm_source=mail'), '/about');
  assert.equal(
    known('/stories.data?_routes=stories%2Fpublic%2Fpage&category=startup&x=1'),
    '/stories.data?_routes=stories%2Fpublic%2Fpage&category=startup',
  );
  assert.equal(known('/stories.data?_routes=root'), '/stories.data');
});

test('a page that counts days from today is kept until the day is over, and every other one longer', () => {
  const [before, after] = [new Date('2031-05-01T23:59:59.999Z'), new Date('2031-05-02T00:00:00Z')];
  for (const path of [
    '/opportunities.atom',
    '/opportunities.ics',
    '/projects/x/opportunities.rss',
    '/opportunities',
  ])
    for (const [search, isKept] of [
      ['begins=30', false],
      ['kind=job', true],
    ] as const)
      assert.equal(keptAs(`${path}?${search}`, before) === keptAs(`${path}?${search}`, after), isKept, path);
  assert.equal(keptAs('/about', before), '/about');
});

test('a page names what it shows', () => {
  assert.deepEqual(tagsOf('/stories'), ['stories', 'figures']);
  assert.deepEqual(tagsOf('/stories/the-loom'), ['story:the-loom', 'stories in order']);
  assert.deepEqual(tagsOf('/about'), []);
  assert.deepEqual(tagsOf('/nothing'), []);
});

test('every notification leads to a page that there is', () => {
  for (const [kind, { path: pathOf }] of knownNotifications().forms)
    assert.ok(pageAt(pathOf('some.1').replace(/\?.*/, '')), kind);
});

test('/notice names all that is held about people', () => {
  const held = declaredTables.flatMap(({ table, rule }) => (rule === 'names no one' ? [] : table));
  const named = Object.values(heldData).flatMap((group) => Object.keys(group));
  assert.deepEqual(named.toSorted(), held.toSorted());
});

test('the texts about a table stand in the module that declares the table', async () => {
  for (const { name, ownData = {} } of modules) {
    const tables = Object.entries(ownData).flatMap(([table, rule]) => (rule === 'names no one' ? [] : table));
    if (tables.length === 0) continue;
    const [held = {}]: object[] = Object.values(await import(`./${name}/texts/en/held.ts`));
    assert.deepEqual(Object.keys(held).toSorted(), tables.toSorted(), name);
  }
});
