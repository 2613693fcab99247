import { pages } from './collected.ts';
import type { Page } from './page.ts';
import { routeOf } from './pages.ts';

/** The page at this address and what its path has there; undefined for an address that none has. */
export function pageAt(pathname: string): { page: Page; params: Record<string, string> } | undefined {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(pathname);
    if (found) return { page, params: { ...found.groups } };
  }
  return undefined;
}

const framed = new Set((pages as readonly Page[]).filter((page) => page.isFramed).map(({ path }) => path));

/** Whether other sites may show the page at this address in a frame. */
export function isFramed(address: string): boolean {
  return framed.has(address.split('?', 1)[0] ?? '');
}

/** The path as logs may hold it: the pattern of one with a secret. */
export function loggedPath(pathname: string): string {
  const page = pageAt(pathname.replace(/\.data$/, ''))?.page;
  return page?.hasSecretPath ? page.path : pathname;
}

/** Whether what is sent to this address is a form with a file, which is read as it arrives. */
export function takesFile({ pathname, searchParams }: URL): boolean {
  return searchParams.has('file') && pageAt(pathname.replace(/\.data$/, ''))?.page.takesFiles === true;
}

/** Whether mail programs send to this address, who name no origin. */
export function takesMailPrograms({ pathname }: URL): boolean {
  return pageAt(pathname.replace(/\.data$/, ''))?.page.takesMailPrograms === true;
}

/** Sorted as the router ranks them: the path with fewer parameters comes first. */
const patterns = (pages as readonly Page[])
  .map((page) => ({ page, pattern: patternOf(page.path), paramCount: page.path.split(':').length }))
  .sort((one, other) => one.paramCount - other.paramCount);

/** As the router reads a path: a slash at its end makes no difference. */
function patternOf(path: string): RegExp {
  const text = path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(path === '/' ? '^/$' : `^${text}/?$`);
}

/**
 * The address under which a page is made and kept: its path, and of the query only the values that change the page. Otherwise a
 * visitor could make the server work by inventing addresses.
 */
export function knownAddress(url: URL): string {
  const pathname = url.pathname.replace(/\.data$/, '');
  const { page } = pageAt(pathname) ?? {};
  // A desk page is made here only for a caller to whom its address counts as unknown.
  if (!page || page.kind === 'desk') return url.pathname;
  if (page.readsWholeQuery) {
    const whole = new URLSearchParams(url.search);
    whole.sort();
    return url.pathname + (whole.size > 0 ? `?${whole}` : '');
  }
  const isData = pathname !== url.pathname;
  // Following a link, the router names the routes whose data it lacks.
  const routes = isData ? { _routes: [routeOf(page)] } : {};
  const known = Object.entries({ ...routes, ...page.query }).flatMap(([name, values]) => {
    const value = url.searchParams.get(name);
    return value !== null && isAmong(value, values) ? [[name, value]] : [];
  });
  return url.pathname + (known.length > 0 ? `?${new URLSearchParams(known)}` : '');
}

/** The key under which a page is kept: with the day, in UTC as the database counts, where it counts days from today. */
export function keptAs(address: string, now: Date): string {
  const { pathname, searchParams } = new URL(address, 'https://kept');
  const name = pageAt(pathname.replace(/\.data$/, ''))?.page.countsDaysWith;
  return name && searchParams.get(name) ? `${address} ${now.toISOString().slice(0, 10)}` : address;
}

function isAmong(value: string, values: readonly string[] | RegExp): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** Whether the page at this address is made of its texts alone. */
export function isOfTexts(pathname: string): boolean {
  return pageAt(pathname)?.page.madeOf?.length === 0;
}

/** The names of what the page at this address shows, for dropping it once one of them changes. */
export function tagsOf(pathname: string): string[] {
  const found = pageAt(pathname);
  const { madeOf } = found?.page ?? {};
  if (!found || !madeOf) return [];
  return madeOf.map((tag) => tag.replace(/:(\w+)/g, (name, param) => found.params[param] ?? name));
}
