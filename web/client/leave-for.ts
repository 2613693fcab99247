import { routerOfPage } from '../router/router-of-page.ts';

/** Makes the browser load the page at `url` without the router, at the hash that the link names. */
export function leaveFor(url: string): void {
  const { hash = '', state } = routerOfPage()?.state.navigation.location ?? {};
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
