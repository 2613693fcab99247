import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownGlobals } from '#tests/ground/own-globals.ts';
import { loadRouteModule } from './load-route-module.ts';
import { routerKey } from './router-of-page.ts';

const script = 'data:text/javascript,export const meta = 1';
const lost = 'data:text/javascript,throw new TypeError("Failed to fetch")';
ownGlobals('addEventListener', 'removeEventListener', 'fetch', 'location', routerKey);

const settled = async (asked: Promise<unknown>) => {
  let has = false;
  asked.finally(() => {
    has = true;
  });
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  return has;
};

test('the scripts of a page are loaded once', async () => {
  const known: Record<string, unknown> = {};
  const loaded = await loadRouteModule({ id: 'page', module: script }, known);
  assert.equal(Reflect.get(Object(loaded), 'meta'), 1);
  assert.equal(await loadRouteModule({ id: 'page', module: lost }, known), loaded);
});

test('a failed prefetch neither rejects nor leaves the page, and goes on at the next followed link', async () => {
  const window = new EventTarget();
  const router = Object.assign(new EventTarget(), { state: { navigation: {} } });
  const subscribe = (listener: (state: object) => void) => {
    const notify = () => listener(router.state);
    router.addEventListener('change', notify);
    return () => router.removeEventListener('change', notify);
  };
  Object.assign(globalThis, {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    [routerKey]: Object.assign(router, { subscribe }),
  });
  const known: Record<string, unknown> = {};
  const loading = loadRouteModule({ id: 'page', module: lost }, known);
  assert.equal(await settled(loading), false);
  known.page = 'loaded meanwhile';
  router.state.navigation = { location: {} };
  router.dispatchEvent(new Event('change'));
  assert.equal(await loading, 'loaded meanwhile');
});

test('if scripts are gone or fail twice over a working connection, the browser loads the page itself', async () => {
  const left: string[] = [];
  let status = 404;
  let asked = 0;
  const location = { pathname: '/you/skills', search: '?of=all', hash: '#third', state: null };
  Object.assign(globalThis, {
    fetch: async () => {
      asked++;
      return new Response(null, { status });
    },
    addEventListener: () => {},
    location: { origin: 'https://saharambh.example', assign: (url: string) => left.push(url) },
    [routerKey]: { state: { navigation: { location } } },
  });
  assert.equal(await settled(loadRouteModule({ id: 'page', module: lost }, {})), false);
  const page = 'https://saharambh.example/you/skills?of=all#third';
  assert.deepEqual([left, asked], [[page], 1]);
  status = 200;
  assert.equal(await settled(loadRouteModule({ id: 'page', module: lost }, {})), false);
  assert.deepEqual([left, asked], [[page, page], 3]);
});
