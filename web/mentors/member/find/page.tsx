import type { MentorFilter } from '#contract/mentors/filters.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import '#web/people/shown/people.css';
import { RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { findMentorTexts as texts } from '#web/mentors/texts/en/find.ts';
import { mentorKindLabels } from '#web/mentors/texts/en/values.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { FoundList } from '#web/search/member/found-list.tsx';
import { filtersUsed } from '#web/search/member/list-address.ts';
import { NothingFound } from '#web/search/member/nothing-found.tsx';
import { oneGroup } from '#web/search/member/search-form.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { markTexts } from '#web/verifications/texts/en/marks.ts';
import type { Route } from './+types/page';
import { FilterFields } from './filter-fields.tsx';
import type { MentorFilters } from './filters.ts';
import { MentorRow } from './mentor-row.tsx';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: innerMentorPaths.findMentors,
    noindex: true,
  });

/** The mentors with an open page. Everything that is asked for stands in the address. */
export default function FindMentors({ loaderData }: Route.ComponentProps) {
  const { filters, after, mentors, total, next, drop, zone } = loaderData;
  const isFiltered = filtersUsed(filters).length > 0;
  return (
    <FoundList
      tabs={loaderData.tabs}
      path={innerMentorPaths.findMentors}
      filters={filters}
      texts={texts}
      groups={oneGroup(filters, texts, (held) => <FilterFields filters={held} zone={zone} />)}
      say={(filter) => chosenText(filter, filters)}
      after={after}
      next={next}
      below={
        <p className="text-small">
          <TextLink to={innerMentorPaths.ownMentorPage} className="inline-flex min-h-11 items-center">
            {texts.own}
          </TextLink>
        </p>
      }
    >
      {mentors.length === 0 ? (
        <NothingFound
          filters={filters}
          drop={drop}
          without={(filter, count) => texts.without(chosenText(filter, filters), count)}
          way={drop ? null : isFiltered ? all : own}
        >
          {isFiltered ? texts.none : texts.noneYet}
        </NothingFound>
      ) : (
        <>
          <p role="status" className="text-soft">
            {isFiltered ? texts.found(total) : texts.all(total)}
          </p>
          <RowList className="mt-0">
            {mentors.map((mentor) => (
              <MentorRow key={mentor.person.id} mentor={mentor} />
            ))}
          </RowList>
        </>
      )}
    </FoundList>
  );
}

const all = { to: innerMentorPaths.findMentors, words: texts.clear };
const own = { to: innerMentorPaths.ownMentorPage, words: texts.own };

/** A filter in words. */
function chosenText(filter: MentorFilter, filters: MentorFilters): string {
  const { kind, time, days, country, mark, language } = filters;
  const words: Partial<Record<MentorFilter, string>> = {
    ...(kind && { kind: mentorKindLabels[kind] }),
    ...(time && { time: texts.times[time] }),
    ...(days && { days: texts.dayKinds[days] }),
    ...(country && { country: texts.countries[country] }),
    ...(mark && { mark: markTexts[mark] }),
    ...(language && { language: languageLabels[language] }),
  };
  return texts.chosen[filter](words[filter] ?? filters[filter]);
}
