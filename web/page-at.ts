import { firstLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { pages } from './collected.ts';
import type { Page } from './page.ts';
import { routeOf } from './pages.ts';

const prefixes = interfaceLanguages.map(({ code }) => code).filter((code) => code !== firstLanguage);
const prefixed = new RegExp(`^/(${prefixes.join('|')})(?=/|$)`);

type Found = { page: Page; params: Record<string, string> };

/**
 * The page at this address and what its path has there; undefined for an address that none has. The prefix of a language belongs
 * to the addresses of pages that have one for each language.
 */
export function pageAt(pathname: string): Found | undefined {
  const { language, rest } = splitLanguage(pathname);
  const found = pageWithout(rest);
  return found && language && !speaksByAddress(found.page) ? undefined : found;
}

function pageWithout(pathname: string): Found | undefined {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(pathname);
    if (found) return { page, params: { ...found.groups } };
  }
  return undefined;
}

/** Whether each language has an address of its own for the page: all others follow their reader. */
export function speaksByAddress({ kind, hasLayout, followsReader, hasWords }: Page): boolean {
  return kind === 'public' || hasWords === true || (kind === 'personal' && !hasLayout && !followsReader);
}

/** The language that an address names before its path; null for one without a prefix. */
export function splitLanguage(pathname: string): { language: LanguageCode | null; rest: string } {
  const [prefix, code] = prefixed.exec(pathname) ?? [];
  if (!prefix) return { language: null, rest: pathname };
  return { language: code as LanguageCode, rest: pathname.slice(prefix.length) || '/' };
}

/**
 * An address of ours in a language: with its prefix where the page has an address for each language, else as it is. The query and
 * the fragment stay.
 */
export function inLanguage(code: LanguageCode, address: string): string {
  const [pathname = ''] = /^[^?#]*/.exec(address) ?? [];
  const { language, rest } = splitLanguage(pathname);
  const found = pageWithout(rest);
  if (!found || !speaksByAddress(found.page) || (language ?? firstLanguage) === code) return address;
  const own = code === firstLanguage ? rest : `/${code}${rest === '/' ? '' : rest}`;
  return own + address.slice(pathname.length);
}

const framed = new Set(
  (pages as readonly Page[]).filter((page) => page.isFramed).map(({ path }) => splitLanguage(path).rest),
);

/** Whether other sites may show the page at this address in a frame. */
export function isFramed(address: string): boolean {
  return framed.has(splitLanguage(address.split('?', 1)[0] ?? '').rest);
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
  // The pages of a language have its addresses.
  .map((page) => ({
    page,
    pattern: patternOf(splitLanguage(page.path).rest),
    paramCount: page.path.split(':').length,
  }))
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
