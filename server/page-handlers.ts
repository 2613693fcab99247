import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { Page } from '../web/page.ts';
import { routeOf } from '../web/pages.ts';
import { deskRoutes, listOf, listUrl } from '../web/route-lists.ts';

/**
 * The renderer of each page: a router with the page's own routes alone, since it searches all its routes several times for
 * each request. An unknown address (undefined) gets a router with all routes but the desk's.
 */
export function createHandlers(build: ServerBuild, mode: string): (page: Page | undefined) => RequestHandler {
  const made = new Map<Page | undefined, RequestHandler>();
  return (page) => {
    const known = made.get(page);
    if (known) return known;
    const handler = createRequestHandler(withRoutes(build, page), mode);
    made.set(page, handler);
    return handler;
  };
}

function withRoutes(build: ServerBuild, page: Page | undefined): ServerBuild {
  const wanted = page && withParents(build, routeOf(page));
  const those = <R>(routes: Record<string, R>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => (wanted ? wanted.has(id) : !deskRoutes.has(id))),
    );
  return {
    ...build,
    routes: those(build.routes) as ServerBuild['routes'],
    assets: {
      ...build.assets,
      url: listUrl(build.assets.url, listOf(page)),
      routes: those(build.assets.routes),
    },
  };
}

function withParents({ routes }: ServerBuild, route: string): Set<string> {
  const ids = new Set<string>();
  for (let id: string | undefined = route; id; id = routes[id]?.parentId) ids.add(id);
  return ids;
}
