import { leaveFor } from '../client/leave-for.ts';
import { lineMayBeBack, lineWorks, nextTry } from '../client/line.ts';
import { comingParts } from '../takeover/coming.ts';
import { routerOfPage } from './router-of-page.ts';

type Route = { id: string; module: string };

/**
 * Loads the scripts of a page, instead of the router's own function (`own-route-modules.ts`). Over a dead connection that one
 * loads the document again, which loses everything on it, even if a finger only touches a link. This one makes a followed link
 * wait for the connection. It must never fail or give up, since the router would remember that as long as the document stands.
 */
export async function loadRouteModule(
  { id, module }: Route,
  known: Record<string, unknown>,
): Promise<unknown> {
  let wasThere = false;
  for (let tries = 0; ; tries++) {
    if (id in known) return known[id];
    try {
      const page = await import(/* @vite-ignore */ module);
      await Promise.all(comingParts);
      known[id] = page;
      if (tries > 0) lineWorks();
    } catch {
      const goal = routerOfPage()?.state.navigation.location;
      if (!goal) {
        await nobodyFollows(tries);
        continue;
      }
      const found = await find(module);
      // A browser that remembers a failure never loads it again, and after a new version there are other scripts: the server has the page.
      if (found === 'gone' || (found === 'there' && wasThere)) {
        leaveFor(location.origin + goal.pathname + goal.search);
        return new Promise(() => {});
      }
      wasThere = found === 'there';
      if (!wasThere) await lineMayBeBack();
    }
  }
}

/**
 * Resolves when a link or form leads somewhere, or when the connection may be back; the pauses grow while no link is followed.
 */
async function nobodyFollows(tries: number): Promise<void> {
  const enough = new AbortController();
  const leave = routerOfPage()?.subscribe(({ navigation }) => {
    if (navigation.location) enough.abort();
  });
  await nextTry(5000 * 2 ** Math.min(tries, 6), enough.signal);
  leave?.();
}

function find(module: string): Promise<'there' | 'gone' | 'unknown'> {
  return fetch(module, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, status }) => (ok ? 'there' : status === 404 ? 'gone' : 'unknown'),
    () => 'unknown',
  );
}
