import { comingParts } from '../takeover/coming.ts';
import { leaveFor } from './leave-for.ts';
import { lineMayBeBack, lineWorks, nextTry } from './line.ts';
import { routerOfPage } from './router.ts';

type Route = { id: string; module: string };

/**
 * What the router loads the scripts of a page with, in place of its own (tools/browser-router.ts): over a dead line that loads the
 * document anew, and with it goes all that stood there, already when a finger touches a link. Here a page that somebody is led to
 * waits for its line. It never fails and never gives up, since the router would remember that for as long as the document stands.
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

/** Until a link or a form leads somewhere, or the line may be back: ever later, where nobody asks. */
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
