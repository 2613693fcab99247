import { getOpportunities } from '#contract/opportunities/find-calls.ts';
import { findOpportunitiesTexts } from '#texts/find-opportunities.ts';
import { publicOpportunitiesTexts as texts } from '#texts/public-opportunities.ts';
import { savedSearchTexts } from '#texts/saved-searches.ts';
import '../../people/people.css';
import { Chosen } from '../../member/find/chosen.tsx';
import { filtersUsed, searchOf } from '../../member/find/list-address.ts';
import { PageLinks } from '../../member/find/page-links.tsx';
import { SearchForm } from '../../member/find/search-form.tsx';
import { RowList } from '../../member/row.tsx';
import { chipsOf } from '../../opportunities/filter-chips.tsx';
import { filterWords } from '../../opportunities/filter-words.ts';
import { afterIn, asAsked, fieldsOf, filtersIn } from '../../opportunities/filters.ts';
import { FoundWords } from '../../opportunities/found-words.tsx';
import { NothingFound } from '../../opportunities/nothing-found.tsx';
import { OpportunityRow } from '../../opportunities/opportunity-row.tsx';
import { pageContext } from '../../page-context.ts';
import { paths } from '../../paths.ts';
import { withGlyphs } from '../../projects/drawn-of.ts';
import { pageMeta } from '../../seo.ts';
import { TextLink } from '../../ui/button.tsx';
import { askForAll } from '../ask-for-all.ts';
import { keptForAll } from '../kept-for-all.ts';
import { ListPage } from '../list-page.tsx';
import type { Route } from './+types/page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = filtersIn(url.searchParams);
  // What fits somebody is on their own page.
  const filters = { ...asked, order: asked.order === 'fit' ? ('' as const) : asked.order };
  const { order, ...wanted } = asAsked(filters);
  const after = afterIn(url.searchParams);
  const found = await askForAll(context, getOpportunities, {
    ...wanted,
    order: order === 'closing' ? order : 'newest',
    after,
  });
  const { projectId } = context.get(pageContext);
  return { ...found, opportunities: withGlyphs(found.opportunities, projectId), filters, after };
}

export const headers = keptForAll;

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: texts.feed, href: paths.opportunityFeed },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.opportunities,
    image: '/share/opportunities.png',
    noindex: loaderData ? filtersUsed(loaderData.filters).length > 1 : false,
  });

/** All that is open to everybody. Whatever is asked for stands in the address. */
export default function Opportunities({ loaderData }: Route.ComponentProps) {
  const { filters, after, opportunities, next, drop } = loaderData;
  const isFiltered = filtersUsed(filters).length > 0;
  const words = findOpportunitiesTexts;
  return (
    <ListPage
      headline={texts.headline}
      intro={texts.intro}
      end={{ title: texts.offerTitle, text: texts.offerText, act: texts.offer, to: paths.ownProjects }}
    >
      <div className="page-width grid grid-cols-1 items-start gap-x-12 gap-y-6 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
        <h2 id="all" className="sr-only">
          {texts.all}
        </h2>
        <SearchForm
          key={searchOf(filters)}
          action={paths.opportunities}
          filters={filters}
          texts={words}
          groups={chipsOf(filters)}
        />
        <div className="grid grid-cols-1 gap-4">
          <Chosen
            path={paths.opportunities}
            filters={filters}
            say={(filter) => filterWords(filter, filters)}
            texts={words}
          />
          {opportunities.length === 0 ? (
            <NothingFound
              filters={filters}
              drop={drop}
              isFiltered={isFiltered}
              place={loaderData.place}
              path={paths.opportunities}
            />
          ) : (
            <>
              <FoundWords {...loaderData} />
              <RowList className="mt-0">
                {opportunities.map((one) => (
                  <OpportunityRow key={one.id} one={one} to={paths.opportunity(one.slug)} />
                ))}
              </RowList>
            </>
          )}
          {fieldsOf(filters).length > 0 && (
            <TextLink
              to={`${paths.findOpportunities}${searchOf(filters)}`}
              prefetch="none"
              className="inline-flex min-h-11 items-center justify-self-start"
            >
              {savedSearchTexts.link}
            </TextLink>
          )}
          <PageLinks filters={filters} after={after} next={next} texts={words} />
        </div>
      </div>
    </ListPage>
  );
}
