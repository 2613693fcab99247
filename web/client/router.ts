type Goal = { pathname: string; search: string; hash: string; state: { done?: unknown } | null };
type Router = {
  state: { navigation: { location?: Goal } };
  navigate(goal: Goal | string, how: { replace: boolean; state: unknown }): Promise<void>;
};

/** The router of the page: it says no other way where a followed link leads, and whether a form has led there. */
export function routerOfPage(): Router | undefined {
  return (globalThis as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
}
