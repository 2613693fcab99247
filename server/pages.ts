import { createHash } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageDoor } from '#api/http/ask.ts';
import type { Core } from '#core/ground/core.ts';
import { databaseTime } from '#core/ground/time.ts';
import { isDatabaseGone } from '#db/gone.ts';
import { knownAddress, pageAt, tagsOf, takesFile, takesMailPrograms } from '../web/page-at.ts';
import type { Kind } from '../web/pages.ts';
import { deskRoutes, listOf, listUrl, type RouteList } from '../web/route-lists.ts';
import { scriptsLate } from '../web/takeover/late-scripts.ts';
import { changesIn } from './changes.ts';
import { createFigures } from './figures.ts';
import { type KeptPage, keep, sendKept, sendOnce } from './kept-page.ts';
import { createKeptPages } from './kept-pages.ts';
import { forPages } from './page-request.ts';

type Entry = typeof import('../web/entry.server.tsx');

/** How a page is asked for: the request without anything that tells who asks. */
export type Pages = (request: Request, caller: { ip: string }) => Promise<Response>;

export type Mode = 'production' | 'development';

type PageParts = {
  build: ServerBuild;
  core: Core;
  origin: string;
  projectId: string;
  mode: Mode;
  /** Lets a request's loaders and actions make declared calls. */
  openDoor: (request: Request, ip: string) => PageDoor;
  /** Told of every fault in a page. */
  report?: (error: unknown, request: Request) => void;
  /** Milliseconds between two counts of the public figures. */
  countEvery?: number;
  /** Pages that were rendered with the build, by their path. */
  prerendered?: Map<string, string>;
};

/** What proxies may do with a page: keep it for a minute, and show it a little longer while they ask anew. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * Serves pages. Public ones are the same for everyone, so the request loses its cookies and credentials first; personal
 * ones are made for whoever asks, and no cache keeps them. All are answered whole, so that the policy can name each
 * inline script by its hash. Those rendered with the build come from memory, and so do the other public ones until
 * something they show changes. For whoever is no administrator the pages are rendered by routes that hold no desk page,
 * so that its address is an unknown one by construction.
 */
export function createPages({
  build,
  core,
  origin,
  projectId,
  mode,
  openDoor,
  report,
  countEvery,
  prerendered,
}: PageParts): Pages {
  const handlers = {
    public: createRequestHandler(withRoutes(build, 'public'), mode),
    member: createRequestHandler(withRoutes(build, 'member'), mode),
    rare: createRequestHandler(withRoutes(build, 'rare'), mode),
    desk: createRequestHandler(withRoutes(build, 'desk'), mode),
  };
  const entry = build.entry.module as unknown as Entry;
  const fixed = new Map<string, KeptPage>();
  for (const [path, html] of prerendered ?? []) {
    const finished = html.replaceAll(entry.originToCome, origin).replaceAll(entry.projectToCome, projectId);
    fixed.set(path, keepHtml(scriptsLate(finished)));
  }
  const kept = createKeptPages();
  const figures = createFigures(core, countEvery);
  const changes = changesIn(core, figures);

  /** What the request asks for; undefined for a desk page too, unless an administrator asks. */
  async function kindAsked(request: Request, ip: string): Promise<Kind | undefined> {
    // Following a link asks for a page's data alone, under the page's path with an ending.
    const pathname = new URL(request.url).pathname.replace(/\.data$/, '');
    const kind = pageAt(pathname)?.page.kind;
    if (kind !== 'desk' || (await openDoor(request, ip).isAdministrator())) return kind;
    return undefined;
  }

  async function render(
    request: Request,
    ip: string,
    kind: Kind | undefined,
    shown = new Set<string>(),
  ): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(entry.coreContext, core);
    let isAway = false;
    const hear = (error: unknown, failed: Request) => {
      isAway ||= isDatabaseGone(error);
      report?.(error, failed);
    };
    context.set(entry.pageContext, { origin, projectId, figures: figures.now(), report: hear });
    context.set(entry.shownContext, shown);
    // Whoever sends a form may be counted; whoever reads a page stays unknown to it.
    if (request.method === 'POST') context.set(entry.callerContext, { ip });
    const isPersonal = isMadeForOne(kind);
    const asked = new URL(request.url);
    const seen = await forPages(request, origin, {
      knowsVisitor: isPersonal && !takesMailPrograms(asked),
      takesFile: takesFile(asked),
    });
    if (seen instanceof Response) return seen;
    const door = openDoor(seen, ip);
    context.set(entry.askContext, door.ask);
    context.set(entry.cookieContext, door.jar);
    context.set(entry.timeContext, () => databaseTime(core));
    const rendered = await handlers[listFor(seen, kind)](seen, context);
    const answer = isAway && rendered.status === 500 ? comeBackLater(rendered) : rendered;
    if (isPersonal) answer.headers.set('cache-control', 'private, no-store');
    for (const [name, value] of door.cookies) answer.headers.append(name, value);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const written = await answer.text();
    const isWhole = mode === 'production' && request.method !== 'HEAD';
    const html = isWhole ? scriptsLate(written) : written;
    if (mode === 'production') answer.headers.set('content-security-policy', policyFor(html));
    return new Response(request.method === 'HEAD' ? null : html, answer);
  }

  return async (request, { ip }) => {
    const url = new URL(request.url);
    const { pathname } = url;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const page = reads && fixed.get(pathname);
    if (page) return sendKept(page, request);
    const kind = await kindAsked(request, ip);
    if (mode === 'development') return render(request, ip, kind);

    if (!reads || isMadeForOne(kind)) return sendOnce(await render(request, ip, kind), request);

    const key = knownAddress(url);
    kept.drop(await changes());
    const known = kept.get(key);
    if (known) return sendKept(known, request);
    const began = kept.moment();
    const shown = new Set(tagsOf(pathname));
    const asked = new Request(url.origin + key, { method: 'GET', headers: request.headers });
    const answer = await render(asked, ip, kind, shown);
    const mayBeKept = answer.status === 200 && answer.headers.get('cache-control')?.includes('s-maxage');
    if (!mayBeKept) return sendOnce(answer, request);
    const fresh = keep(Buffer.from(await answer.arrayBuffer()), answer.headers);
    kept.keep(key, fresh, [...shown], began);
    return sendKept(fresh, request);
  };
}

/** The page that says what went wrong is nobody's fault, and may be asked for again. */
function comeBackLater({ body, headers }: Response): Response {
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set('retry-after', '2');
  return answer;
}

function isMadeForOne(kind: Kind | undefined): boolean {
  return kind === 'personal' || kind === 'act' || kind === 'desk';
}

/** Somebody to whom a desk page is unknown is told of it no more than of any unknown address. */
function listFor(request: Request, kind: Kind | undefined): RouteList {
  const asked = pageAt(new URL(request.url).pathname.replace(/\.data$/, ''))?.page;
  return listOf(kind === asked?.kind ? asked : undefined);
}

function withRoutes(build: ServerBuild, list: RouteList): ServerBuild {
  const assets = { ...build.assets, url: listUrl(build.assets.url, list) };
  if (list === 'desk') return { ...build, assets };
  const others = <R>(routes: Record<string, R>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !deskRoutes.has(id)));
  return {
    ...build,
    routes: others(build.routes) as ServerBuild['routes'],
    assets: { ...assets, routes: others(assets.routes) },
  };
}

function keepHtml(html: string): KeptPage {
  return keep(
    Buffer.from(html),
    new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': shared,
      'content-security-policy': policyFor(html),
    }),
  );
}

/** No script runs but our files and the inline ones that this very page was rendered with. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
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
