import { beyondAll, type Position } from '#db/positions.ts';
import type { KeptPage } from './kept-page.ts';

const most = 300;

type Held = { page: KeptPage; tags: readonly string[] };

/** Rendered pages by their address, until something they show has changed. */
export function createKeptPages() {
  const held = new Map<string, Held>();
  /** When each tag was dropped last, counted in drops. */
  const droppedAt = new Map<string, number>();
  /** The position of the database that contains the change for which each tag was dropped last. */
  const changedAt = new Map<string, Position>();
  let drops = 0;

  return {
    get(address: string): KeptPage | undefined {
      return held.get(address)?.page;
    },
    /** To be taken before a page is rendered, and handed to `keep` with it. */
    moment: () => drops,
    /** The position that holds the newest change of all these. */
    changed: (tags: readonly string[]): Position =>
      Math.max(0, ...tags.map((tag) => changedAt.get(tag) ?? 0)),
    /**
     * A page that was rendered before one of its tags was dropped is not kept after it; nor is one that a replica answered
     * which had only reached `readAt`, before the change.
     */
    keep(
      address: string,
      page: KeptPage,
      tags: readonly string[],
      began: number,
      readAt: Position = beyondAll,
    ): void {
      if (tags.some((tag) => (droppedAt.get(tag) ?? 0) > began || (changedAt.get(tag) ?? 0) > readAt)) return;
      const oldest = held.keys().next().value;
      if (held.size >= most && oldest !== undefined) held.delete(oldest);
      held.set(address, { page, tags });
    },
    drop(tags: readonly string[], position: Position = 0): void {
      if (tags.length === 0) return;
      drops++;
      for (const tag of tags) {
        droppedAt.set(tag, drops);
        if (position > 0) changedAt.set(tag, position);
      }
      for (const [address, { tags: shown }] of held)
        if (shown.some((tag) => tags.includes(tag))) held.delete(address);
    },
  };
}
