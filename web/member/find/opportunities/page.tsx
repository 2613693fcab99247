import { findOpportunitiesTexts as texts } from '#texts/find-opportunities.ts';
import { fitWords } from '#texts/opportunity-values.ts';
import { chipsOf } from '../../../opportunities/filter-chips.tsx';
import { filterWords } from '../../../opportunities/filter-words.ts';
import { fieldsOf } from '../../../opportunities/filters.ts';
import { FoundWords } from '../../../opportunities/found-words.tsx';
import { NothingFound } from '../../../opportunities/nothing-found.tsx';
import { OpportunityRow } from '../../../opportunities/opportunity-row.tsx';
import { paths } from '../../../paths.ts';
import '../../../people/people.css';
import { pageMeta } from '../../../seo.ts';
import { TextLink } from '../../../ui/button.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import { RowList } from '../../row.tsx';
import { FoundList } from '../found-list.tsx';
import { filtersUsed } from '../list-address.ts';
import type { Route } from './+types/page';
import { SaveSearch } from './save-search.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.findOpportunities,
    noindex: true,
  });

/** What is open, with what this member has saved and how it fits what they declared. */
export default function FindOpportunities({ loaderData }: Route.ComponentProps) {
  const { filters, after, opportunities, next, drop, canFit } = loaderData;
  const isFiltered = filtersUsed(filters).length > 0;
  return (
    <FoundList
      path={paths.findOpportunities}
      filters={filters}
      texts={texts}
      groups={chipsOf(filters, canFit)}
      say={(filter) => filterWords(filter, filters)}
      after={after}
      next={next}
      own={[
        { to: paths.saved, label: texts.saved },
        { to: paths.ownApplications, label: texts.applied },
      ]}
      below={
        !canFit && (
          <p>
            <TextLink to={paths.yourSkills} className="inline-flex min-h-11 items-center">
              {texts.sayWhat}
            </TextLink>
          </p>
        )
      }
    >
      {opportunities.length === 0 ? (
        <NothingFound
          filters={filters}
          drop={drop}
          isFiltered={isFiltered}
          place={loaderData.place}
          path={paths.findOpportunities}
        />
      ) : (
        <>
          <FoundWords {...loaderData} />
          <RowList className="mt-0!">
            {opportunities.map((one) => (
              <OpportunityRow
                key={one.id}
                one={one}
                to={paths.findOpportunity(one.slug)}
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
      {fieldsOf(filters).length > 0 && <SaveSearch filters={filters} />}
    </FoundList>
  );
}
