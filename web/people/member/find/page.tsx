import type { PeopleFilter } from '#contract/people/filters.ts';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { openToLabels, findPeopleTexts as texts } from '#web/people/texts/en/people.ts';
import { PersonListRow } from '../../shown/person-row.tsx';
import '../../shown/people.css';
import { RowList } from '#web/ground/member/row.tsx';
import { labelOf } from '#web/ground/texts/label.ts';
import { purposeNames } from '#web/interests/texts/en/purposes.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { FoundList } from '#web/search/member/found-list.tsx';
import { filtersUsed } from '#web/search/member/list-address.ts';
import { NothingFound } from '#web/search/member/nothing-found.tsx';
import { oneGroup } from '#web/search/member/search-form.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';
import { FilterFields } from './filter-fields.tsx';
import type { PeopleFilters } from './filters.ts';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: peoplePaths.findPeople,
    noindex: true,
  });

/** The members who want to be found. Everything that is asked for stands in the address. */
export default function FindPeople({ loaderData }: Route.ComponentProps) {
  const { filters, after, people, total, next, drop } = loaderData;
  const isFiltered = filtersUsed(filters).length > 0;
  return (
    <FoundList
      tabs={loaderData.tabs}
      path={peoplePaths.findPeople}
      filters={filters}
      texts={texts}
      groups={oneGroup(filters, texts, (held) => <FilterFields filters={held} />)}
      say={(filter) => chosenText(filter, filters)}
      after={after}
      next={next}
      below={
        <p className="text-small">
          <TextLink to={peoplePaths.yourPage} className="inline-flex min-h-11 items-center">
            {texts.yours}
          </TextLink>
        </p>
      }
    >
      {people.length === 0 ? (
        <NothingFound
          filters={filters}
          drop={drop}
          without={(filter, count) => texts.without(chosenText(filter, filters), count)}
          way={drop ? null : isFiltered ? all : yourself}
        >
          {isFiltered ? texts.none : texts.noneYet}
        </NothingFound>
      ) : (
        <>
          <p role="status" className="text-soft">
            {isFiltered ? texts.found(total) : texts.all(total)}
          </p>
          <RowList className="mt-0">
            {people.map((person) => (
              <PersonListRow key={person.id} person={person} />
            ))}
          </RowList>
        </>
      )}
    </FoundList>
  );
}

const all = { to: peoplePaths.findPeople, words: texts.clear };
const yourself = { to: innerPeoplePaths.yourVisibility, words: texts.showYourself };

/** A filter in words. */
function chosenText(filter: PeopleFilter, filters: PeopleFilters): string {
  const value = filters[filter];
  if (filter === 'role') return texts.chosen.role(labelOf(roleLabels, value));
  if (filter === 'openTo') return texts.chosen.openTo(labelOf(openToLabels, value));
  if (filter === 'introduction') return texts.chosen.introduction(labelOf(purposeNames, value));
  return texts.chosen[filter](value);
}
