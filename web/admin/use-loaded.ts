import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> = {
  value: T | null;
  error: unknown;
  /** Puts what an action has answered in the place of what was loaded. */
  set: (value: T) => void;
  reload: () => void;
};

/** Loads once for each `key`; an answer that comes after the next question is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string; value: T | null; error: unknown }>({
    key,
    value: null,
    error: null,
  });
  const asked = useRef(0);
  const question = useRef(load);
  question.current = load;

  const reload = useCallback(() => {
    const own = ++asked.current;
    setState({ key, value: null, error: null });
    question.current().then(
      (value) => own === asked.current && setState({ key, value, error: null }),
      (error) => own === asked.current && setState({ key, value: null, error }),
    );
  }, [key]);

  useEffect(() => {
    reload();
    return () => {
      asked.current++;
    };
  }, [reload]);

  const set = useCallback(
    (value: T) => setState((now) => (now.key === key ? { key, value, error: null } : now)),
    [key],
  );
  const isCurrent = state.key === key;
  return { value: isCurrent ? state.value : null, error: isCurrent ? state.error : null, set, reload };
}
