type Location = { pathname: string; search: string; hash: string; state: { done?: unknown } | null };
type State = {
  location: Location;
  navigation: { state: string; location?: Location; historyAction?: string };
  revalidation: string;
  fetchers: ReadonlyMap<string, unknown>;
  matches: { route: { path?: string } }[];
};
type How = {
  replace: boolean;
  state: unknown;
  preventScrollReset?: boolean;
  defaultShouldRevalidate?: boolean;
};
type Router = {
  state: State;
  navigate(goal: Location, how: How): Promise<void>;
  subscribe(listener: (state: State) => void): () => void;
};

/** The name of the router among the globals of a page. */
export const routerKey = '__reactRouterDataRouter';

/** The router of the page: it says no other way where a followed link leads, and whether a form has led there. */
export function routerOfPage(): Router | undefined {
  return (globalThis as { [routerKey]?: Router })[routerKey];
}

/** Ends what the router is leading to, without asking for anything: the page that is shown stays. */
export function stayHere(): void {
  const router = routerOfPage();
  if (!router) return;
  const { location } = router.state;
  const same = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
  void router.navigate(location, { ...same, state: location.state });
}
