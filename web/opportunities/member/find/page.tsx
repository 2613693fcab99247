import { applicationPaths } from '#contract/applications/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { fitWords } from '#web/opportunities/texts/en/values.ts';
import { chipsOf } from '../../shown/filter-chips.tsx';
import { filterWords } from '../../shown/filter-words.ts';
import { fieldsOf, saidOf } from '../../shown/filters.ts';
import { FoundWords } from '../../shown/found-words.tsx';
import { NoOpportunity } from '../../shown/no-opportunity.tsx';
import { OpportunityRow } from '../../shown/opportunity-row.tsx';
import '#web/people/shown/people.css';
import { RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { FoundList } from '#web/search/member/found-list.tsx';
import { filtersUsed } from '#web/search/member/list-address.ts';
import { saves } from '#web/search/member/save-action.ts';
import { SaveSearch, savedPath } from '#web/search/member/save-search.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const action = saves('opportunities');
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: opportunityPaths.findOpportunities,
    noindex: true,
  });

/** The open opportunities, with this member's saved ones marked, and how each fits their declared skills and terms. */
export default function FindOpportunities({ loaderData }: Route.ComponentProps) {
  const { filters, after, opportunities, next, drop, canFit } = loaderData;
  const said = saidOf(filters, loaderData.institution);
  const isFiltered = filtersUsed(filters).length > 0;
  return (
    <FoundList
      tabs={loaderData.tabs}
      path={opportunityPaths.findOpportunities}
      filters={filters}
      said={said}
      texts={texts}
      groups={chipsOf(said, canFit)}
      say={(filter) => filterWords(filter, said)}
      after={after}
      next={next}
      own={[
        { to: savedPath, label: texts.saved },
        { to: applicationPaths.ownApplications, label: texts.applied },
      ]}
      below={
        !canFit && (
          <p>
            <TextLink to={profilePaths.yourSkills} className="inline-flex min-h-11 items-center">
              {texts.sayWhat}
            </TextLink>
          </p>
        )
      }
    >
      {opportunities.length === 0 ? (
        <NoOpportunity
          filters={filters}
          said={said}
          drop={drop}
          isFiltered={isFiltered}
          place={loaderData.place}
          path={opportunityPaths.findOpportunities}
        />
      ) : (
        <>
          <FoundWords {...loaderData} filters={said} />
          <RowList className="mt-0!">
            {opportunities.map((one) => (
              <OpportunityRow
                key={one.id}
                one={one}
                to={opportunityPaths.findOpportunity(one.slug)}
                note={fitWords(one.fit)}
                mark={
                  (one.isApplied || one.isSaved) && (
                    <span className="row-mark border-control!">
                      {one.isApplied ? texts.appliedTo : texts.saved}
                    </span>
                  )
                }
              />
            ))}
          </RowList>
        </>
      )}
      {fieldsOf(filters).length > 0 && <SaveSearch fields={fieldsOf(filters)} />}
    </FoundList>
  );
}
