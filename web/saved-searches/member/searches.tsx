import { notificationPaths } from '#contract/notifications/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import { innerSavedSearchPaths } from '#contract/saved-searches/inner-paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { searchWords } from '#web/opportunities/shown/filter-words.ts';
import type { OpportunityFilters } from '#web/opportunities/shown/filters.ts';
import { savedSearchTexts as texts } from '#web/saved-searches/texts/en/saved-searches.ts';
import { TextLink } from '#web/ui/button.tsx';

type Search = Pick<SavedSearchBody, '$id' | 'name' | 'found'> & {
  address: string;
  filters: OpportunityFilters;
};

/** Each leads to what is open in it now, and to where it can be changed. */
export function SavedSearches({ searches }: { searches: readonly Search[] }) {
  return (
    <section aria-labelledby="searches" className="grid gap-2">
      <h2 id="searches" className="text-heading">
        {texts.title}
      </h2>
      <p className="text-soft">{searches.length === 0 ? texts.none : texts.how}</p>
      {searches.length > 0 && (
        <RowList>
          {searches.map(({ $id, name, found, address, filters }) => {
            const words = searchWords(filters);
            return (
              <li key={$id} className="flex items-center gap-4">
                <ul className="min-w-0 grow">
                  <Row
                    to={`${opportunityPaths.findOpportunities}${address}`}
                    title={name || words}
                    facts={[name && words, found > 0 && texts.found(found)].filter(Boolean).join(' · ')}
                  />
                </ul>
                <TextLink
                  to={innerSavedSearchPaths.savedSearch($id)}
                  aria-label={texts.changeNamed(name || words)}
                  className="inline-flex min-h-11 items-center"
                >
                  {texts.change}
                </TextLink>
              </li>
            );
          })}
        </RowList>
      )}
      <TextLink
        to={notificationPaths.mailWays}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.mails}
      </TextLink>
    </section>
  );
}
