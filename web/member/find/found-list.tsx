import type { ReactNode } from 'react';
import { Chosen } from './chosen.tsx';
import { type FilterOf, type Filters, searchOf } from './list-address.ts';
import { PageLinks } from './page-links.tsx';
import { type FilterGroup, SearchForm } from './search-form.tsx';
import { FindTabs } from './tabs.tsx';

type FoundListProps<F extends Filters & { search: string }> = {
  path: string;
  filters: F;
  texts: { pageTitle: string } & Parameters<typeof SearchForm>[0]['texts'] &
    Parameters<typeof Chosen>[0]['texts'] &
    Parameters<typeof PageLinks>[0]['texts'];
  /** All filters but the words. */
  groups: readonly FilterGroup<F>[];
  /** A filter in words. */
  say: (filter: FilterOf<F>) => string;
  after: string;
  next: string;
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** A page of what is found: the search beside it, what is being asked for above it, and further pages below. */
export function FoundList<F extends Filters & { search: string }>({
  path,
  filters,
  texts,
  groups,
  say,
  after,
  next,
  above,
  below,
  children,
}: FoundListProps<F>) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work">{texts.pageTitle}</h1>
      <FindTabs />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SearchForm key={searchOf(filters)} action={path} filters={filters} texts={texts} groups={groups} />
        <div className="grid grid-cols-1 gap-4">
          {above}
          <Chosen path={path} filters={filters} say={say} texts={texts} />
          {children}
          <PageLinks filters={filters} after={after} next={next} texts={texts} />
          {below}
        </div>
      </div>
    </div>
  );
}
