import { notificationPaths } from '#contract/notifications/paths.ts';
import { innerSavedSearchPaths } from '#contract/saved-searches/inner-paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { savedSearchTexts as texts } from '#web/saved-searches/texts/en/saved-searches.ts';
import { TextLink } from '#web/ui/button.tsx';

type Search = { $id: string; to: string; title: string; facts: string };

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
          {searches.map(({ $id, to, title, facts }) => (
            <li key={$id} className="flex items-center gap-4">
              <ul className="min-w-0 grow">
                <Row to={to} title={title} facts={facts} />
              </ul>
              <TextLink
                to={innerSavedSearchPaths.savedSearch($id)}
                aria-label={texts.changeNamed(title)}
                className="inline-flex min-h-11 items-center"
              >
                {texts.change}
              </TextLink>
            </li>
          ))}
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
