import type { ReactNode } from 'react';
import { Chosen } from './chosen.tsx';
import { type FilterOf, type Filters, searchOf } from './list-address.ts';
import { PageLinks } from './page-links.tsx';
import { type FilterGroup, SearchForm } from './search-form.tsx';
import { FindTabs } from './tabs.tsx';

type Tabs = Parameters<typeof FindTabs>[0]['tabs'];

type FoundListProps<F extends Filters & { search: string }> = {
  path: string;
  filters: F;
  /** The same as the form shows them, where a value has a name; else `filters`. */
  said?: F;
  texts: { pageTitle: string } & Parameters<typeof SearchForm>[0]['texts'] &
    Parameters<typeof Chosen>[0]['texts'] &
    Parameters<typeof PageLinks>[0]['texts'];
  /** All filters but the words. */
  groups: readonly FilterGroup<F>[];
  /** A filter in words. */
  say: (filter: FilterOf<F>) => string;
  after: string;
  next: string;
  /** The searches of all modules. */
  tabs: Tabs;
  /** Stand behind the tabs. */
  own?: Tabs;
  below?: ReactNode;
  children: ReactNode;
};

/** A page of results: the search next to it, the filters in use above it, and further pages below. */
export function FoundList<F extends Filters & { search: string }>({
  path,
  filters,
  said = filters,
  texts,
  groups,
  say,
  after,
  next,
  tabs,
  own = [],
  below,
  children,
}: FoundListProps<F>) {
  return (
    <div className="found-page">
      {/* On a phone the bar above says it. */}
      <h1 className="text-work max-lg:sr-only">{texts.pageTitle}</h1>
      <FindTabs tabs={[...tabs, ...own]} />
      <div className="found-parts">
        <SearchForm key={searchOf(filters)} action={path} filters={said} texts={texts} groups={groups} />
        <div className="found-here">
          <Chosen path={path} filters={filters} say={say} texts={texts} />
          {children}
          <PageLinks filters={filters} after={after} next={next} texts={texts} />
          {below}
        </div>
      </div>
    </div>
  );
}
