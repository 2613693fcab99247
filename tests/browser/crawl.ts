import type { Page, Request } from '@playwright/test';
import { pageAt } from '../../web/page-at.ts';
import { listOf } from '../../web/route-lists.ts';
import { routerKey } from '../../web/router/router-of-page.ts';

/** A page as a member sees it: its address, status, heading and text. */
type Seen = { address: string; status: number; heading: string; text: string };

/** A link or a GET form, by its index on the page. `inPage` says whether it belongs to the content or to the layout. */
type Press = { at: number; goal: string; kind: 'link' | 'form'; label: string; inPage: boolean };

/** The open requests of each window, with the time when each was sent. Parts of a page may arrive after the page. */
const flying = new WeakMap<Page, Map<Request, number>>();
/** In milliseconds. The browser may report no end for a request of a document that was left. */
const longest = 3000;

function watch(page: Page): void {
  const open = new Map<Request, number>();
  flying.set(page, open);
  // The browser often reports no end for a page that it only prefetches, and shows nothing of it.
  page.on('request', (request) => request.resourceType() !== 'other' && open.set(request, performance.now()));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

function isWaiting(page: Page): boolean {
  const since = performance.now() - longest;
  return [...(flying.get(page)?.values() ?? [])].some((asked) => asked > since);
}

type IsWanted = (from: string, press: { goal: string; shape: string; inPage: boolean }) => boolean;

/** `isWanted` says which links and forms are pressed, `isReturned` from which pages Back is pressed in any case. */
export type Asked = { isWanted: IsWanted; isReturned: (from: string, to: string) => boolean };

export type Crawled = { pages: number; found: number; pressed: number; wrong: string[] };

/**
 * Goes from page to page and presses the links and forms that lead to another page, with scripts. It reads one page of each
 * path that is not `known` yet, and opens those with a press that `isWanted`. The result must be the page that a load of
 * the same address shows, and the page before it must be the one that Back leads to. After the last press of a page it goes on
 * from where it is, unless Back `isReturned` from there; after all others it presses Back, which must show the page before.
 */
export async function crawl(
  page: Page,
  starts: readonly string[],
  { isWanted, isReturned }: Asked,
  known: Set<string>,
): Promise<Crawled> {
  const protocol = await page.context().newCDPSession(page);
  const before = async () => {
    const { entries, currentIndex } = await protocol.send('Page.getNavigationHistory');
    const { pathname, search } = new URL(entries[currentIndex - 1]?.url ?? 'about:blank');
    return pathname + search;
  };
  const beside = await page.context().newPage();
  for (const one of [page, beside]) watch(one);
  const said: string[] = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error.stack)));
  const waiting = [...starts];
  const asked = new Set<string>();
  const crawled: Crawled = { pages: 0, found: 0, pressed: 0, wrong: [] };
  await page.goto('/');
  let shown = await settle(page);
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const from = pathOf(address);
    if (!from || known.has(from) || asked.has(from)) continue;
    asked.add(from);
    const { presses, ...read } = await page.evaluate(readPresses, address);
    // An address that leads on is the page that it leads to.
    const landed = pathOf(read.address);
    if (!landed || known.has(landed)) continue;
    known.add(landed);
    crawled.pages++;
    crawled.found += presses.length;
    const goals = presses.map((press) => ({ ...press, path: pathOf(press.goal) }));
    for (const { kind, goal, path } of goals) if (kind === 'link' && path) waiting.push(goal);
    const wanted = goals
      .filter(
        ({ kind, goal, path, inPage }) =>
          path && isWanted(landed, { goal: path, shape: `${kind} ${path} ${queryOf(goal)}`, inPage }),
      )
      .map((press) => ({ ...press, isReturned: press.path !== undefined && isReturned(landed, press.path) }));
    // A page that has not been read comes last, since it is read next.
    const isLast = (press: { path: string | undefined; isReturned: boolean }) =>
      Number(!press.isReturned) + Number(!press.isReturned && !known.has(press.path ?? ''));
    wanted.sort((one, other) => isLast(one) - isLast(other));
    if (wanted.length === 0) continue;
    let here = shown.address === read.address ? shown : await reopen(page, read);
    for (const press of wanted) {
      crawled.pressed++;
      said.length = 0;
      const what = `${landed}: ${press.kind} “${press.label}” to ${press.goal}`;
      const stays = press === wanted.at(-1) && !press.isReturned;
      const way = { press, beside, before, stays };
      const pressed = await pressAndReturn(page, here, way);
      // Opening a page may change what it says, as a message that has been read.
      const twice =
        pressed.faults.length > 0
          ? (await pressAndReturn(page, await reopen(page, here), { ...way, stays: false })).faults
          : [];
      crawled.wrong.push(...twice.map((fault) => `${what} ${fault}`));
      const delivered = said.filter((line) => !/status of (40[0-9]|503)/.test(line));
      crawled.wrong.push(...delivered.map((line) => `${what} writes to the console: ${line.slice(0, 300)}`));
      if (pressed.faults.length > 0) here = await reopen(page, here);
      shown = pressed.faults.length > 0 ? here : pressed.shown;
      if (stays) waiting.unshift(shown.address);
    }
  }
  await beside.close();
  return crawled;
}

/**
 * With `each`, links in the content are pressed on each page, and links of the layout once for each list of routes. With
 * `list`, each goal is pressed from one page, and from one page of each list one goal of each other list: by these lists
 * the browser's router works.
 */
export function isPressedOnce(way: 'each' | 'list'): IsWanted {
  const done = new Set<string>();
  const isNew = (key: string) => !done.has(key) && Boolean(done.add(key));
  const entryOf = (path: string) => pageAt(path.replaceAll(':', ''))?.page;
  return (from, { goal, shape, inPage }) => {
    const list = listOf(entryOf(from));
    if (way === 'each') return isNew(inPage ? `${from} ${shape}` : `${list} ${shape}`);
    const to = entryOf(goal);
    const isNewPair = isNew(`${list} ${listOf(to)} ${to?.isRare}`);
    return isNew(shape) || isNewPair;
  };
}

/** Back is pressed from each page, or once between two lists. */
export function isReturnedOnce(way: 'each' | 'list'): Asked['isReturned'] {
  const done = new Set<string>();
  const entryOf = (path: string) => pageAt(path.replaceAll(':', ''))?.page;
  return (from, to) => {
    const pair = `${listOf(entryOf(from))} ${listOf(entryOf(to))}`;
    const isNew = !done.has(pair);
    done.add(pair);
    return way === 'each' || isNew;
  };
}

/** The path as the table of pages has it; undefined where an address is none of a page. */
function pathOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const { page } = pageAt(pathname) ?? {};
  return page && page.kind !== 'machine' && page.kind !== 'workshop' ? page.path : undefined;
}

const queryOf = (address: string) => [...new URL(address, 'http://localhost').searchParams.keys()].join();

type Way = { press: Press; beside: Page; before: () => Promise<string>; stays: boolean };

/** Returns the faults, and which page is shown then: the one that was pressed for where it `stays`, otherwise `here`. */
async function pressAndReturn(
  page: Page,
  here: Seen,
  { press: { at, goal, kind }, beside, before, stays }: Way,
): Promise<{ faults: string[]; shown: Seen }> {
  // The page may stop offering a link once its target has been read.
  if (!(await page.evaluate(pressOne, { at, goal, kind }))) return { faults: [], shown: here };
  const shown = await settle(page);
  const isTabNavigation = await page.evaluate(() => history.state?.usr?.tabNavigation === true);
  const faults = await compare('shows', shown, page, beside);
  // A link to the same page replaces the history entry, as another filter of its list does (`FilterTabs`). The content
  // around that list stays unchanged.
  if (isTabNavigation) {
    const own = faults.filter((fault) => !fault.startsWith('shows the text'));
    return { faults: own, shown: stays ? shown : await reopen(page, here) };
  }
  if (shown.address === here.address) return { faults, shown };
  const last = await before();
  if (last !== here.address) faults.push(`would lead back to “${last}”`);
  if (stays) return { faults, shown };
  await page.evaluate(goBack);
  const returned = await settle(page);
  if (differences('', returned, here).length > 0)
    faults.push(...(await compare('leads back to', returned, page, beside, here.address)));
  return { faults, shown: returned };
}

/**
 * Compares with the server's HTML first. Only where scripts have added something does it load the address in a second
 * window.
 */
async function compare(way: string, shown: Seen, page: Page, beside: Page, address = shown.address) {
  const sent = await page.evaluate(fetchPage, address);
  if (differences(way, shown, sent).length === 0) return [];
  const loaded = await load(beside, address);
  await page.bringToFront();
  return differences(way, shown, loaded);
}

/** In a window of its own, which is in front meanwhile: a browser draws nothing of one behind it. */
async function load(beside: Page, address: string): Promise<Seen> {
  await beside.bringToFront();
  await beside.goto(address);
  return settle(beside);
}

async function reopen(page: Page, { address }: Pick<Seen, 'address'>): Promise<Seen> {
  await page.goto(address);
  return settle(page);
}

const uncounted = /At most ([\d,]+) characters/g;
const counts = /(?:At most|[\d,]+ of) ([\d,]+) characters/g;

/** Who has looked and when, from the second look of the same person on. */
const looks = /((.{3,40}?),? \d{1,2} \w{3} \d{4}, \d\d:\d\d)(?:\2,? \d{1,2} \w{3} \d{4}, \d\d:\d\d)+/g;

/**
 * A field says its limit alone until its scripts count, as they do after the first touch: where one of two pages does, both are read so.
 * A page that records each look has one line more at each load.
 */
function readAlike(...texts: [string, string]): [string, string] {
  const [one, other] = texts.map((text) => text.replace(looks, '$1')) as [string, string];
  if (!`${one} ${other}`.match(uncounted)) return [one, other];
  return [one.replace(counts, 'At most $1 characters'), other.replace(counts, 'At most $1 characters')];
}

function differences(way: string, shown: Seen, loaded: Seen): string[] {
  return (['address', 'status', 'heading', 'text'] as const).flatMap((name) => {
    const [own, its] = readAlike(String(shown[name]), String(loaded[name]));
    if (own === its) return [];
    const [one, other] = name === 'text' ? apart(own, its) : [own, its];
    return `${way} the ${name} “${one}”, and a load “${other}”`;
  });
}

/** Where two texts begin to differ. */
function apart(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 30);
  return [one.slice(from, at + 80), other.slice(from, at + 80)];
}

/** Waits until the requested page is there with its scripts and sends no more requests. */
async function settle(page: Page): Promise<Seen> {
  const first = await look(page);
  // Scripts take parts of a page over at the first touch.
  await page.mouse.move(200, 500);
  await page.mouse.move(205, 505);
  const seen = await look(page);
  return isWaiting(page) || first.text !== seen.text ? settle(page) : seen;
}

async function look(page: Page): Promise<Seen> {
  const found = await page.waitForFunction(
    (key) => {
      type State = {
        navigation: { state: string };
        revalidation: string;
        errors: Record<string, { status?: number }> | null;
      };
      const { crawlLeaves } = window as unknown as { crawlLeaves?: string };
      const router = (window as unknown as Record<string, { state: State } | undefined>)[key];
      // Before its load event a page that a script leaves is replaced in the history.
      if (document.readyState !== 'complete') return null;
      if (document.documentElement.dataset.ready === undefined || !router) return null;
      if (crawlLeaves !== undefined && crawlLeaves === `${history.state?.key} ${location.href}`) return null;
      const { navigation, revalidation, errors } = router.state;
      if (navigation.state !== 'idle' || revalidation !== 'idle') return null;
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      for (const unread of main?.querySelectorAll('script, style, noscript') ?? []) unread.remove();
      const text = main?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const last = window as unknown as { crawlText?: string };
      // Waits until effects stop changing the text.
      if (last.crawlText !== text) {
        last.crawlText = text;
        return null;
      }
      const failed = Object.values(errors ?? {})[0];
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const isLoad = history.state?.key === undefined || history.state?.key === 'default';
      return {
        address: location.pathname + location.search,
        status: failed ? (failed.status ?? 500) : isLoad ? (entry?.responseStatus ?? 200) : 200,
        heading: document.querySelector('h1')?.textContent ?? '',
        text,
      };
    },
    routerKey,
    { polling: 50, timeout: 20_000 },
  );
  return (await found.jsonValue()) as Seen;
}

/** Runs in the page: the state of this address as the server sends it, before any script runs. */
async function fetchPage(address: string): Promise<Seen> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const { pathname, search } = new URL(answer.url);
  const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = sent.querySelector('main');
  for (const unread of main?.querySelectorAll('script, style, noscript') ?? []) unread.remove();
  return {
    address: pathname + search,
    status: answer.status,
    heading: sent.querySelector('h1')?.textContent ?? '',
    text: main?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  };
}

/**
 * Runs in any page of this site: all links and forms of the page at `asked` that lead to another address of this site, in
 * document order, as the server sends it.
 */
async function readPresses(asked: string): Promise<{ address: string; presses: Press[] }> {
  const answer = await fetch(asked, { headers: { accept: 'text/html' } });
  const { pathname, search } = new URL(answer.url);
  const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const goalOf = (written: string | null) => new URL(written || answer.url, answer.url);
  const pressable = sent.querySelectorAll<HTMLAnchorElement | HTMLFormElement>('a[href], form');
  const presses = [...pressable].flatMap((element, at) => {
    const inPage = element.closest('main') !== null;
    if (element instanceof HTMLFormElement) {
      // One with a file is read by the page itself, and leads nowhere.
      if (element.method !== 'get' || element.querySelector('input[type=file]')) return [];
      const query = new URLSearchParams(
        [...new FormData(element)].map(([name, value]) => [name, String(value)]),
      );
      const goal = `${goalOf(element.getAttribute('action')).pathname}?${query}`;
      return { at, goal, kind: 'form' as const, label: element.getAttribute('aria-label') ?? '', inPage };
    }
    const written = element.getAttribute('href');
    const to = goalOf(written);
    const isElsewhere =
      to.origin !== location.origin || element.target !== '' || element.hasAttribute('download');
    if (isElsewhere || written?.startsWith('#')) return [];
    const label = element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60) ?? '';
    return { at, goal: to.pathname + to.search, kind: 'link' as const, label, inPage };
  });
  return { address: pathname + search, presses };
}

/** Runs in the page. Reading something may have moved what stood there, so a link is known by where it leads. */
function pressOne({ at, goal, kind }: Pick<Press, 'at' | 'goal' | 'kind'>) {
  Object.assign(window, { crawlLeaves: `${history.state?.key} ${location.href}`, crawlText: undefined });
  const all = [...document.querySelectorAll<HTMLAnchorElement | HTMLFormElement>('a[href], form')];
  const leads = (one: Element) => {
    if (one instanceof HTMLFormElement) return kind === 'form';
    const { pathname, search } = new URL((one as HTMLAnchorElement).href);
    return kind === 'link' && pathname + search === goal;
  };
  const element = all[at] && leads(all[at]) ? all[at] : all.find(leads);
  // A load of another document would cut this very call off.
  setTimeout(() => (element instanceof HTMLFormElement ? element.requestSubmit() : element?.click()));
  return element !== undefined;
}

/** Runs in the page. */
function goBack() {
  Object.assign(window, { crawlLeaves: `${history.state?.key} ${location.href}`, crawlText: undefined });
  setTimeout(() => history.back());
}
