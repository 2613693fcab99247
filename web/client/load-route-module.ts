import { leaveFor } from './leave-for.ts';
import { lineMayBeBack } from './line.ts';
import { routerOfPage } from './router.ts';

type Route = { id: string; module: string };
const never = () => new Promise<never>(() => {});

/**
 * What the router loads the scripts of a page with, in place of its own (tools/browser-router.ts): over a dead line that loads the
 * document anew, and with it goes all that stood there, already when a finger touches a link. Here a page that somebody is
 * led to waits for its line, and one that is only pointed at is left to be asked for when it is followed.
 */
export async function loadRouteModule(
  { id, module }: Route,
  known: Record<string, unknown>,
): Promise<unknown> {
  for (let wasThere = false; ; ) {
    if (id in known) return known[id];
    try {
      known[id] = await import(/* @vite-ignore */ module);
    } catch {
      const goal = routerOfPage()?.state.navigation.location;
      if (!goal) return never();
      const found = await find(module);
      // A browser that remembers a failure never loads it again, and after a new version there are other scripts: the server has the page.
      if (found === 'gone' || (found === 'there' && wasThere)) {
        leaveFor(location.origin + goal.pathname + goal.search);
        return never();
      }
      wasThere = found === 'there';
      if (!wasThere) await lineMayBeBack();
    }
  }
}

function find(module: string): Promise<'there' | 'gone' | 'unknown'> {
  return fetch(module, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, status }) => (ok ? 'there' : status === 404 ? 'gone' : 'unknown'),
    () => 'unknown',
  );
}
