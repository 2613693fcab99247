import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchRoutes } from 'react-router';
import { pages } from './collected.ts';
import type { Page } from './page.ts';
import { routeOf, unknownPage } from './pages.ts';
import { deskRoutes, isListed, listOf, routeLists } from './route-lists.ts';

const all = pages as readonly Page[];
const unknown = routeOf({ file: unknownPage });

/** The page that the router finds at an address, if it knows these pages alone. */
function routeAt(address: string, known: readonly Page[]): string | undefined {
  const routes = known.map((page) => ({ id: routeOf(page), path: page.path }));
  return matchRoutes([...routes, { id: unknown, path: '*' }], address)?.at(-1)?.route.id;
}

/** An address that both paths match; undefined where there is none. */
function sharedAddress(one: string, other: string): string | undefined {
  const [parts, others] = [one.split('/'), other.split('/')];
  const shared = parts.map((part, at) => (part.startsWith(':') ? others[at] : part));
  const isShared = shared.every((part, at) => part === others[at] || others[at]?.startsWith(':'));
  if (parts.length !== others.length || !isShared) return undefined;
  return shared.map((part, at) => (part?.startsWith(':') ? `x${at}` : part)).join('/');
}

test('no list of routes takes an address for another page than the server does', () => {
  const addresses = new Set(
    all.flatMap((page) => [
      page.sample ?? page.path,
      ...all.flatMap(({ path }) => sharedAddress(page.path, path) ?? []),
    ]),
  );
  assert.ok(addresses.has('/my/projects/new') && addresses.size > all.length);
  const wrong = routeLists.flatMap((list) => {
    const known = all.filter((page) => isListed(routeOf(page), list));
    return [...addresses].flatMap((address) => {
      const shown = routeAt(address, known);
      return shown === unknown || shown === routeAt(address, all) ? [] : `${list}: ${address} shows ${shown}`;
    });
  });
  assert.deepEqual(wrong, []);
});

test('the list that comes with a page has that page', () => {
  const without = all.filter(
    (page) => page.kind !== 'machine' && page.kind !== 'act' && !isListed(routeOf(page), listOf(page)),
  );
  assert.deepEqual(
    without.map(({ path }) => path),
    [],
  );
});

test('only the list of the desk has pages of the desk', () => {
  for (const list of routeLists)
    for (const route of deskRoutes) assert.equal(isListed(route, list), list === 'desk', `${list}: ${route}`);
});

test('the rare pages of agreements come with a list of their own, without those of others', () => {
  const routes = (isOwn: boolean) =>
    all
      .filter(
        ({ file, hasLayout, isRare }) => hasLayout && isRare && file.startsWith('agreements/') === isOwn,
      )
      .map(routeOf);
  assert.ok(routes(true).length > 10 && routes(false).length > 10);
  assert.ok(routes(true).every((route) => isListed(route, 'agreements') && !isListed(route, 'member')));
  // `/my/projects/:slug` would take the address of this one.
  assert.deepEqual(
    routes(false).filter((route) => isListed(route, 'agreements')),
    ['projects/member/new/page'],
  );
});
