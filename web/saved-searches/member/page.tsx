import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { OpportunityRow } from '#web/opportunities/shown/opportunity-row.tsx';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';
import { SavedSearches } from './searches.tsx';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.savedBar,
  up: {
    to: opportunityPaths.findOpportunities,
    label: texts.findBar,
    closed: { room: 'find', to: opportunityPaths.opportunities },
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.savedTitle,
    description: texts.savedHow,
    path: savedSearchPaths.saved,
    noindex: true,
  });

/** The saved opportunities, latest first, with those that ended marked, and the saved searches. */
export default function Saved({ loaderData: { opportunities, searches } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.savedTitle}</h1>
      {opportunities.length === 0 ? (
        <EmptyState>
          <p>{texts.savedNone}</p>
          <p className="mt-2">{texts.savedHow}</p>
          <p className="mt-2">
            <TextLink to={opportunityPaths.opportunities} className="inline-flex min-h-11 items-center">
              {texts.pageTitle}
            </TextLink>
          </p>
        </EmptyState>
      ) : (
        <RowList className="mt-0">
          {opportunities.map((one) => (
            <OpportunityRow
              key={one.id}
              one={one}
              to={opportunityPaths.findOpportunity(one.slug)}
              mark={!one.isOpen && <span className="row-mark border-control!">{texts.isOver}</span>}
            />
          ))}
        </RowList>
      )}
      {searches && <SavedSearches searches={searches} />}
    </div>
  );
}
