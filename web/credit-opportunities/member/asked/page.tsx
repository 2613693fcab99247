import { creditOpportunityLists } from '#contract/credit-opportunities/limits.ts';
import { creditOpportunityPaths as paths } from '#contract/credit-opportunities/rare-paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { askedTexts as texts } from '#web/credit-opportunities/texts/en/credit.ts';
import { ListTabs } from '#web/ground/member/list-tabs.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => organisationPaths.ownOrganisation(slug), label: texts.organisation },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** The opportunities that name an institution for their credit, for its coordinators. */
export default function Asked({ loaderData }: Route.ComponentProps) {
  const { organisation, opportunities, list, next } = loaderData;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">{organisation.name}</p>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-1 text-soft">{texts.how}</p>
      </div>
      <ListTabs
        label={texts.title}
        lists={creditOpportunityLists}
        shown={list}
        words={(one) => texts.tabs[one]}
      />
      {opportunities.length === 0 ? (
        <p className="text-soft">{texts.none[list]}</p>
      ) : (
        <RowList className="mt-0">
          {opportunities.map((one) => (
            <Row
              key={one.$id}
              to={paths.one(organisation.slug, one.$id)}
              title={one.title}
              isWritten
              facts={
                <>
                  <span className="block break-words">{texts.given(one.project, one.given)}</span>
                  <span className="block">{texts.state(one)}</span>
                </>
              }
              {...(one.state === 'asked' && { state: 'turn' as const })}
            />
          ))}
        </RowList>
      )}
      {next && (
        <TextLink
          to={{ search: `?list=${list}&after=${next}` }}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.more}
        </TextLink>
      )}
    </div>
  );
}
