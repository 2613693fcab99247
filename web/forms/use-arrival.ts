import { useEffect, useState } from 'react';
import { useFetchers, useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';
import { useOutcomeOfPage } from './use-post.tsx';

/**
 * Returns the step that was taken on the page that led here, or on this page that led here again. It stays until the member
 * takes the next step, and does not come back after a reload.
 */
export function useArrival(): string | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const left = useOutcomeOfPage()?.done;
  // A page that is taken over begins as the server has made it, whatever the history still holds.
  const brought = useHydrated() && typeof state?.done === 'string' ? state.done : null;
  const here = pathname + search;
  const [arrival, setArrival] = useState({ here, done: brought ?? left ?? null });
  // A page of the same kind is not drawn from the beginning.
  const isNew = brought === null ? arrival.here !== here : arrival.here !== here || arrival.done !== brought;
  if (isNew) setArrival({ here, done: brought });
  // The outcome is outdated once the member takes the next step.
  const goesOn = useFetchers().some(({ state }) => state === 'submitting');
  if (goesOn && !isNew && arrival.done !== null && brought === null) setArrival({ here, done: null });
  useEffect(() => {
    if (state?.done === undefined) return;
    // It is the same page, which has only just come.
    const same = { replace: true, defaultShouldRevalidate: false };
    void navigate(pathname + search, { ...same, state: { ...state, done: undefined } });
  }, [navigate, pathname, search, state]);
  return arrival.done;
}
