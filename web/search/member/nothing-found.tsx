import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type FilterOf, type Filters, searchOf } from './list-address.ts';

type Total = { count: number; isMore: boolean };
type Way = { to: string; words: string };

type NothingFoundProps<F extends Filters> = {
  filters: F;
  /** The filter without which most is found; null where none helps. */
  drop: { filter: FilterOf<F>; total: Total } | null;
  /** How many there are without that filter, in words. */
  without: (filter: FilterOf<F>, total: Total) => string;
  /** Another way from here, where there is one. */
  way?: Way | null;
  /** Says what was looked for. */
  children: ReactNode;
};

/** Which filter to drop, or where to go: no search ends here. */
export function NothingFound<F extends Filters>({
  filters,
  drop,
  without,
  way,
  children,
}: NothingFoundProps<F>) {
  const ways = [
    drop && {
      to: { search: searchOf(filters, { except: drop.filter }) },
      words: without(drop.filter, drop.total),
    },
    way,
  ];
  return (
    <EmptyState>
      <p role="status" className="break-words">
        {children}
      </p>
      {ways.map(
        (one) =>
          one && (
            <p key={one.words} className="mt-2">
              <TextLink to={one.to} className="inline-flex min-h-11 items-center">
                {one.words}
              </TextLink>
            </p>
          ),
      )}
    </EmptyState>
  );
}
