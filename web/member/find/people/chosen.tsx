import { Link } from 'react-router';
import type { PeopleFilter } from '#contract/people-filters.ts';
import { openToLabels, findPeopleTexts as texts } from '#texts/people.ts';
import { roleLabels } from '#texts/values.ts';
import { paths } from '../../../paths.ts';
import { labelOf } from '../../../texts/label.ts';
import { type Filters, filtersUsed, searchOf } from './filters.ts';

/** A filter in words. */
export function chosenText(filter: PeopleFilter, filters: Filters): string {
  const value = filters[filter];
  const label =
    filter === 'role'
      ? labelOf(roleLabels, value)
      : filter === 'openTo'
        ? labelOf(openToLabels, value)
        : value;
  return texts.chosen[filter](label);
}

/** What is being asked for, each with the way to leave it out. */
export function Chosen({ filters }: { filters: Filters }) {
  const used = filtersUsed(filters);
  if (used.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {used.map((filter) => {
        const text = chosenText(filter, filters);
        return (
          <li key={filter}>
            <Link
              to={{ pathname: paths.findPeople, search: searchOf(filters, { except: filter }) }}
              aria-label={texts.drop(text)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line px-4 font-semibold break-all hover:border-control"
            >
              {text} <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
      {used.length > 1 && (
        <li>
          <Link to={paths.findPeople} className="text-link inline-flex min-h-11 items-center px-2">
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
