type Goal = { hash: string; state: { done?: unknown } | null };
/** The router says no other way to which place on a page a followed link leads, and whether a form has led there. */
type Routing = { __reactRouterDataRouter?: { state: { navigation: { location?: Goal } } } };

/** Has the browser load the page at `url`, which the router was not told of, at the place that the link names. */
export function leaveFor(url: string): void {
  const { hash = '', state } =
    (globalThis as Routing).__reactRouterDataRouter?.state.navigation.location ?? {};
  const goal = url + hash;
  // A page that the browser keeps whole and shows again on the way back would still be on its way out.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  // On the way back the address is there before its page is.
  if (location.href === goal) location.reload();
  // The way back from where a form has led does not lead to the form.
  else if (state?.done !== undefined) location.replace(goal);
  else location.assign(goal);
}
