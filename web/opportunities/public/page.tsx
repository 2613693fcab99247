import { feedPaths } from '#contract/feeds/rare-paths.ts';
import { getOpportunities } from '#contract/opportunities/find-calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { findOpportunitiesTexts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { publicOpportunitiesTexts as texts } from '#web/opportunities/texts/en/public-opportunities.ts';
import '#web/people/shown/people.css';
import { alternates } from '#web/feeds/shown/alternates.ts';
import { embedTexts } from '#web/feeds/texts/en/embed.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { pageContext } from '#web/page-context.ts';
import { withGlyphs } from '#web/projects/shown/drawn-of.ts';
import { Chosen } from '#web/search/member/chosen.tsx';
import { filtersUsed, searchOf } from '#web/search/member/list-address.ts';
import { PageLinks } from '#web/search/member/page-links.tsx';
import { SearchForm } from '#web/search/member/search-form.tsx';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { ListPage } from '#web/site/public/list-page.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { chipsOf } from '../shown/filter-chips.tsx';
import { filterWords } from '../shown/filter-words.ts';
import { afterIn, asAsked, fieldsOf, filtersIn, saidOf } from '../shown/filters.ts';
import { FoundWords } from '../shown/found-words.tsx';
import { NoOpportunity } from '../shown/no-opportunity.tsx';
import { OpportunityRow } from '../shown/opportunity-row.tsx';
import type { Route } from './+types/page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = filtersIn(url.searchParams);
  // The order by fit exists only on the member's own page.
  const filters = { ...asked, order: asked.order === 'fit' ? ('' as const) : asked.order };
  const { order, ...wanted } = asAsked(filters);
  const after = afterIn(url.searchParams);
  const found = await askForAll(context, getOpportunities, {
    ...wanted,
    order: order === 'closing' ? order : 'newest',
    after,
  });
  const { projectId } = context.get(pageContext);
  // A feed refuses a distance from nowhere.
  const ofFeed = searchOf(filters.place ? filters : { ...filters, within: '' as const });
  return {
    ...found,
    opportunities: withGlyphs(found.opportunities, projectId),
    filters,
    after,
    // Made here, so that the scripts of the page do without them.
    feeds: alternates(texts.feed, (form) => feedPaths.ofAll(form) + ofFeed),
    elsewhere: { to: feedPaths.embed, label: embedTexts.link },
  };
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: opportunityPaths.opportunities,
    image: '/share/opportunities.png',
    noindex: loaderData ? filtersUsed(loaderData.filters).length > 1 : false,
  }),
  ...(loaderData?.feeds ?? []),
];

/** All that is open to everybody. Whatever is asked for stands in the address. */
export default function Opportunities({ loaderData }: Route.ComponentProps) {
  const { filters, after, opportunities, next, drop, elsewhere } = loaderData;
  const said = saidOf(filters, loaderData.institution);
  const isFiltered = filtersUsed(filters).length > 0;
  const words = findOpportunitiesTexts;
  return (
    <ListPage
      headline={texts.headline}
      intro={texts.intro}
      end={{ title: texts.offerTitle, text: texts.offerText, act: texts.offer, to: projectPaths.ownProjects }}
    >
      <div className="page-width grid grid-cols-1 items-start gap-x-12 gap-y-6 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
        <h2 id="all" className="sr-only">
          {texts.all}
        </h2>
        <SearchForm
          key={searchOf(filters)}
          action={opportunityPaths.opportunities}
          filters={said}
          texts={words}
          groups={chipsOf(said)}
        />
        <div className="grid grid-cols-1 gap-4">
          <Chosen
            path={opportunityPaths.opportunities}
            filters={filters}
            say={(filter) => filterWords(filter, said)}
            texts={words}
          />
          {opportunities.length === 0 ? (
            <NoOpportunity
              filters={filters}
              said={said}
              drop={drop}
              isFiltered={isFiltered}
              place={loaderData.place}
              path={opportunityPaths.opportunities}
            />
          ) : (
            <>
              <FoundWords {...loaderData} filters={said} />
              <RowList className="mt-0">
                {opportunities.map((one) => (
                  <OpportunityRow key={one.id} one={one} to={opportunityPaths.opportunity(one.slug)} />
                ))}
              </RowList>
            </>
          )}
          {fieldsOf(filters).length > 0 && (
            <TextLink
              to={`${opportunityPaths.findOpportunities}${searchOf(filters)}`}
              prefetch="none"
              className="inline-flex min-h-11 items-center justify-self-start"
            >
              {texts.saveThis}
            </TextLink>
          )}
          <PageLinks filters={filters} after={after} next={next} texts={words} />
          <TextLink
            to={elsewhere.to}
            prefetch="none"
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {elsewhere.label}
          </TextLink>
        </div>
      </div>
    </ListPage>
  );
}
