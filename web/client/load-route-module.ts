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
  for (;;) {
    if (id in known) return known[id];
    try {
      known[id] = await import(/* @vite-ignore */ module);
    } catch {
      const goal = routerOfPage()?.state.navigation.location;
      if (!goal) return never();
      if (await isGone(module)) {
        leaveFor(location.origin + goal.pathname + goal.search);
        return never();
      }
      await lineMayBeBack();
    }
  }
}

/** The line works and its script is not there, as after a new version: the server knows the page as it is now. */
async function isGone(module: string): Promise<boolean> {
  return fetch(module, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
