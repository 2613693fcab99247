import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import { savedSearchTexts as texts } from '#texts/saved-searches.ts';
import { memberPaths } from '../../member-paths.ts';
import { searchWords } from '../../opportunities/filter-words.ts';
import type { OpportunityFilters } from '../../opportunities/filters.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Row, RowList } from '../row.tsx';

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
                    to={`${paths.findOpportunities}${address}`}
                    title={name || words}
                    facts={[name && words, found > 0 && texts.found(found)].filter(Boolean).join(' · ')}
                  />
                </ul>
                <TextLink
                  to={memberPaths.savedSearch($id)}
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
      <TextLink to={paths.mailWays} className="inline-flex min-h-11 items-center justify-self-start">
        {texts.mails}
      </TextLink>
    </section>
  );
}
