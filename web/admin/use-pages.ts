import { useState } from 'react';
import { type Loaded, useLoaded } from './use-loaded.ts';

type Page = { next: string };

export type Pages<P extends Page> = Loaded<P[]> & {
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  more: () => Promise<void>;
};

/** A list that grows page by page: `load` gets the cursor, empty for the first one. */
export function usePages<P extends Page>(key: string, load: (cursor: string) => Promise<P>): Pages<P> {
  const loaded = useLoaded(key, async () => [await load('')]);
  const [state, setState] = useState({ key, loading: false, failed: false });
  const { value: pages, set } = loaded;
  const cursor = pages?.at(-1)?.next ?? '';

  async function more() {
    setState({ key, loading: true, failed: false });
    try {
      const page = await load(cursor);
      if (pages) set([...pages, page]);
      setState({ key, loading: false, failed: false });
    } catch {
      setState({ key, loading: false, failed: true });
    }
  }

  const isCurrent = state.key === key;
  return {
    ...loaded,
    hasMore: cursor !== '',
    loadingMore: isCurrent && state.loading,
    moreFailed: isCurrent && state.failed,
    more,
  };
}
