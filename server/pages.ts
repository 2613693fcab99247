import { hash } from 'node:crypto';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageCalls } from '#api/http/ask.ts';
import { firstLanguage, type LanguageCode } from '#contract/lists/interface-languages.ts';
import type { Core } from '#core/ground/core.ts';
import { databaseTime } from '#core/ground/time.ts';
import { languagesOf } from '#core/languages/languages-of.ts';
import { isDatabaseGone } from '#db/gone.ts';
import { currentReading, newReading, readingAs } from '#db/reading.ts';
import type { Kind, Page } from '../web/page.ts';
import {
  isOfTexts,
  keptAs,
  knownAddress,
  pageAt,
  speaksByAddress,
  splitLanguage,
  tagsOf,
  takesFile,
  takesMailPrograms,
} from '../web/page-at.ts';
import { type PageText, wholeText } from '../web/router/page-text.ts';
import { scriptsLate } from '../web/takeover/late-scripts.ts';
import { withAlternates, withOwnFiles } from './alternates.ts';
import { type Changes, noChanges } from './change-counts.ts';
import { changesIn } from './changes.ts';
import { createFigures } from './figures.ts';
import { withMarks } from './form-marks.ts';
import { keep, type OnceAnswer, sendKept, sendOnce } from './kept-page.ts';
import { createKeptPages } from './kept-pages.ts';
import { isNowhereOfReader } from './nowhere-of-reader.ts';
import { awayInAll } from './other-languages.ts';
import { createHandlers } from './page-handlers.ts';
import { forPages, withCleanSearch } from './page-request.ts';

type Entry = typeof import('../web/entry.server.tsx');

/** The pages as one language draws them. */
type Speaker = { code: LanguageCode; handlers: ReturnType<typeof createHandlers>; entry: Entry };

export type Languages = Partial<Record<LanguageCode, () => Promise<ServerBuild>>>;

/** How a page is asked for: the request without anything that tells who asks. */
export type Pages = (request: Request, caller: { ip: string }) => Promise<Response>;

export type Mode = 'production' | 'development';

type PageParts = {
  build: ServerBuild;
  /** Loads the build of each further language, once it is asked for. */
  languages?: Languages;
  core: Core;
  origin: string;
  projectId: string;
  mode: Mode;
  /** Lets a request's loaders and actions make declared calls. */
  openCalls: (request: Request, ip: string, language?: () => LanguageCode) => PageCalls;
  /** The position of this server's events (`api/realtime/delivered.ts`). */
  position?: () => string;
  /** Whether public pages may have changed; without it kept pages are checked once a second. */
  news?: Changes;
  /** Gets every bug in a page. */
  report?: (error: unknown, request: Request) => void;
  /** Milliseconds between two counts of the public figures. */
  countEvery?: number;
};

/**
 * Serves pages. Public ones are the same for everyone, so the request loses its cookies and credentials first. Personal ones
 * are made for their caller, and no cache keeps them. All are answered whole, so that the policy can name each inline script
 * by its hash. Public ones are kept in memory until something they show changes. Callers without the
 * right to a desk page get routers without any, so that its address is an unknown one by construction.
 */
export function createPages({
  build,
  languages = {},
  core,
  origin,
  projectId,
  mode,
  openCalls,
  position,
  news: changes = noChanges,
  report,
  countEvery,
}: PageParts): Pages {
  const speakerFrom = (of: ServerBuild, code: LanguageCode = firstLanguage): Speaker => ({
    code,
    handlers: createHandlers(of, mode),
    entry: of.entry.module as unknown as Entry,
  });
  const first = speakerFrom(build);
  const speakers = new Map<LanguageCode, Promise<Speaker>>();
  const kept = createKeptPages();
  const figures = createFigures(core, countEvery);
  const heedChanges = changesIn(core, figures, kept.drop, changes);

  /** The kind of the requested page; undefined for a desk page too, unless staff with its right ask. */
  async function kindAsked(request: Request, ip: string): Promise<Kind | undefined> {
    // Following a link asks for a page's data alone, under the page's path with an ending.
    const pathname = new URL(request.url).pathname.replace(/\.data$/, '');
    const page = pageAt(pathname)?.page;
    if (page?.kind !== 'desk' || (await openCalls(request, ip).mayOpen(page.right))) return page?.kind;
    return undefined;
  }

  /** The pages in the language of an address, or in that of their reader. Staff read the desk in English. */
  async function speakerOf(
    { pathname }: URL,
    kind: Kind | undefined,
    { language: ofReader }: Pick<PageCalls, 'language'>,
  ): Promise<Speaker> {
    const { language } = splitLanguage(pathname);
    const path = pathname.replace(/\.data$/, '');
    const page = pageAt(path)?.page;
    const isReaders = page !== undefined && isMadeForOne(kind) && kind !== 'desk' && !speaksByAddress(page);
    const code = isReaders || isNowhereOfReader(path) ? await ofReader() : (language ?? firstLanguage);
    const load = languages[code];
    if (!load) return first;
    const speaker = speakers.get(code) ?? load().then((of) => speakerFrom(of, code));
    speakers.set(code, speaker);
    return speaker;
  }

  async function render(
    request: Request,
    ip: string,
    kind: Kind | undefined,
    shown = new Set<string>(),
  ): Promise<OnceAnswer> {
    const context = new RouterContextProvider();
    const isPersonal = isMadeForOne(kind);
    // Before anything that the page shows is read. Pages that are kept have none.
    const before = isPersonal && position ? position() : null;
    const asked = new URL(request.url);
    const seen = await forPages(request, origin, {
      knowsVisitor: isPersonal && !takesMailPrograms(asked),
      takesFile: takesFile(asked),
      languages: languagesOf(core),
    });
    if (seen instanceof Response) return { answer: seen };
    const calls = openCalls(seen, ip, () => code);
    // The page that says so is the same for everyone, but for its language.
    const isNowhere = isNowhereOfReader(asked.pathname.replace(/\.data$/, ''));
    const { code, handlers, entry } = await speakerOf(
      asked,
      kind,
      isNowhere ? openCalls(request, ip) : calls,
    );
    if (before !== null) context.set(entry.positionContext, before);
    context.set(entry.coreContext, core);
    let isAway = false;
    const hear = (error: unknown, failed: Request) => {
      isAway ||= isDatabaseGone(error);
      report?.(error, failed);
    };
    const officer = core.grievanceOfficer?.name ?? '';
    context.set(entry.pageContext, {
      origin,
      projectId,
      officer,
      languages: languagesOf(core),
      figures: figures.now(),
      report: hear,
    });
    context.set(entry.shownContext, shown);
    const written: { text: PageText | null } = { text: null };
    context.set(entry.writtenContext, written);
    // A form's sender may be counted; a page's reader stays unknown to it.
    if (request.method === 'POST') context.set(entry.callerContext, { ip });
    context.set(entry.askContext, calls.ask);
    context.set(entry.cookieContext, calls.jar);
    context.set(entry.markContext, calls.mark);
    context.set(entry.lawContext, calls.law);
    context.set(entry.timeContext, () => databaseTime(core));
    const rendered = await handlers(askedPage(seen, kind))(seen, context);
    const isLater = rendered.status === 503 || (isAway && rendered.status === 500);
    const answer = isLater ? comeBackLater(rendered) : rendered;
    // The answer to a form may show what its sender typed.
    if (isPersonal || isNowhere || request.method === 'POST')
      answer.headers.set('cache-control', 'private, no-store');
    for (const [name, value] of calls.cookies) answer.headers.append(name, value);
    const { language } = splitLanguage(asked.pathname);
    if (language && !languagesOf(core).includes(language)) answer.headers.set('x-robots-tag', 'noindex');
    if (!written.text) return { answer };
    const marked = isPersonal ? withMarks(written.text, await calls.mark()) : written.text;
    const whole = isLater ? await awayInAll(marked, languagesOf(core)) : marked;
    const here = new URL(request.url);
    const alternates = withAlternates(whole, here, { origin, offered: languagesOf(core) });
    const named = withOwnFiles(alternates, code, origin);
    const text = wholeText(mode === 'production' ? scriptsLate(named) : named);
    if (mode === 'production') answer.headers.set('content-security-policy', policyFor(text));
    return { answer, text };
  }

  return async (asked, { ip }) => {
    const request = withCleanSearch(asked);
    if (request instanceof Response) return request;
    const url = new URL(request.url);
    const { pathname } = url;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const moved = withoutPrefix(url);
    if (moved) return new Response(null, { status: moved.status, headers: { location: moved.to } });
    const kind = await kindAsked(request, ip);
    if (mode === 'development') return sendOnce(await render(request, ip, kind), request);

    if (!reads || isMadeForOne(kind)) return sendOnce(await render(request, ip, kind), request);

    const address = knownAddress(url);
    const key = keptAs(address, new Date());
    if (!isOfTexts(pathname)) await heedChanges();
    const known = kept.get(key);
    if (known) return sendKept(known, request);
    const began = kept.moment();
    const shown = new Set(tagsOf(pathname));
    const alike = new Request(url.origin + address, { method: 'GET', headers: request.headers });
    // A replica must have the last write of the caller, and the changes for which the page was dropped.
    const need = Math.max(currentReading()?.need ?? 0, kept.changed([...shown]));
    const reading = newReading(need, true);
    const made = await readingAs(reading, () => render(alike, ip, kind, shown));
    const { answer, text } = made;
    const mayBeKept = answer.status === 200 && answer.headers.get('cache-control')?.includes('s-maxage');
    // A page that names no content could not be dropped when its content changes.
    if (!mayBeKept || !pageAt(pathname)?.page.madeOf) return sendOnce(made, request);
    const body = text === undefined ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(text);
    const fresh = keep(body, answer.headers);
    kept.keep(key, fresh, [...shown], began, reading.readAt);
    return sendKept(fresh, request);
  };
}

/**
 * Where an address leads that has a language before it and no page there: personal pages have the language of their reader, and
 * English has no prefix.
 */
function withoutPrefix({ pathname, search }: URL): { to: string; status: 302 | 308 } | null {
  const english = new RegExp(`^/${firstLanguage}(?=/|$)`);
  if (english.test(pathname)) {
    const rest = pathname.replace(english, '').replace(/^\/*/, '/');
    return { to: rest + search, status: 308 };
  }
  const { language, rest } = splitLanguage(pathname);
  if (!language) return null;
  const page = pageAt(rest.replace(/\.data$/, ''))?.page;
  const isElsewhere = page && !speaksByAddress(page) && page.kind !== 'desk' && page.kind !== 'workshop';
  return isElsewhere ? { to: rest + search, status: 302 } : null;
}

/** The page that reports the failure is no bug, and may be requested again. */
function comeBackLater({ body, headers }: Response): Response {
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set('retry-after', '2');
  return answer;
}

function isMadeForOne(kind: Kind | undefined): boolean {
  return kind === 'personal' || kind === 'act' || kind === 'desk';
}

/** A caller who may not know a desk page gets the answer for an unknown address. */
function askedPage(request: Request, kind: Kind | undefined): Page | undefined {
  const asked = pageAt(new URL(request.url).pathname.replace(/\.data$/, ''))?.page;
  return kind === asked?.kind ? asked : undefined;
}

/** No script runs but our files and the inline ones that this very page was rendered with. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
