import type { OrganisationFilter } from '#contract/organisations/filters.ts';
import { organisationKindNames } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { getOrganisations } from '#contract/organisations/public-calls.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { labelOf } from '#web/ground/texts/label.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { findOrganisationsTexts as texts } from '#web/organisations/texts/en/find.ts';
import { kindNames } from '#web/organisations/texts/en/names.ts';
import '#web/people/shown/people.css';
import { Chosen } from '#web/search/member/chosen.tsx';
import { filtersUsed, searchOf } from '#web/search/member/list-address.ts';
import { NothingFound } from '#web/search/member/nothing-found.tsx';
import { PageLinks } from '#web/search/member/page-links.tsx';
import { oneGroup, SearchForm } from '#web/search/member/search-form.tsx';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { ListPage } from '#web/site/public/list-page.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { KolamAvatar } from '#web/ui/kolam.tsx';
import { LanguageMark } from '#web/ui/language-mark.tsx';
import { afterIn, filtersIn, type OrganisationFilters } from '../shown/filters.ts';
import type { Route } from './+types/page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = filtersIn(url.searchParams);
  const after = afterIn(url.searchParams);
  const { organisations, ...found } = await askForAll(context, getOrganisations, { ...filters, after });
  const marked = organisations.map((one) => ({ ...one, foreign: inLanguage(one.line || one.name) }));
  return { ...found, organisations: marked, filters, after };
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: organisationPaths.organisations,
    image: '/share/organisations.png',
    noindex: loaderData ? filtersUsed(loaderData.filters).length > 1 : false,
  });

/** The open organisations. Everything that is asked for stands in the address. */
export default function Organisations({ loaderData }: Route.ComponentProps) {
  const { filters, after, organisations, total, next, drop } = loaderData;
  const isFiltered = filtersUsed(filters).length > 0;
  return (
    <ListPage
      headline={texts.headline}
      intro={texts.intro}
      end={{
        title: texts.openTitle,
        text: texts.openText,
        act: texts.open,
        to: rareOrganisationPaths.newOrganisation,
      }}
    >
      <div className="page-width grid grid-cols-1 items-start gap-x-12 gap-y-6 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
        <h2 id="all" className="sr-only">
          {texts.all}
        </h2>
        <SearchForm
          key={searchOf(filters)}
          action={organisationPaths.organisations}
          filters={filters}
          texts={texts}
          groups={oneGroup(filters, texts, (held) => <FilterFields filters={held} />)}
        />
        <div className="grid grid-cols-1 gap-4">
          <Chosen
            path={organisationPaths.organisations}
            filters={filters}
            say={(filter) => chosenText(filter, filters)}
            texts={texts}
          />
          {organisations.length === 0 ? (
            <NothingFound
              filters={filters}
              drop={drop}
              without={(filter, count) => texts.without(chosenText(filter, filters), count)}
              way={isFiltered ? { to: organisationPaths.organisations, words: texts.clear } : null}
            >
              {isFiltered ? texts.none : texts.noneYet}
            </NothingFound>
          ) : (
            <>
              <p role="status" className="text-soft">
                {isFiltered ? texts.found(total) : texts.shown(total)}
              </p>
              <RowList className="mt-0">
                {organisations.map(({ slug, name, kind, city, line, foreign }) => (
                  <Row
                    key={slug}
                    to={organisationPaths.organisation(slug)}
                    title={name}
                    facts={
                      <>
                        {line && (
                          <span lang={foreign?.lang} className="line-clamp-2 text-ink">
                            {line}
                          </span>
                        )}
                        <LanguageMark foreign={foreign} />
                        {[kindNames[kind], city].filter(Boolean).join(' · ')}
                      </>
                    }
                    glyph={<KolamAvatar seed={slug} className="size-11" />}
                  />
                ))}
              </RowList>
            </>
          )}
          <PageLinks filters={filters} after={after} next={next} texts={texts} />
        </div>
      </div>
    </ListPage>
  );
}

function FilterFields({ filters }: { filters: OrganisationFilters }) {
  return (
    <>
      <SelectField label={texts.kind} name="kind" defaultValue={filters.kind}>
        <option value="">{texts.any}</option>
        {organisationKindNames.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.place}
        name="place"
        defaultValue={filters.place}
        placeholder={texts.any}
        autoComplete="off"
      />
    </>
  );
}

/** A filter in words. */
function chosenText(filter: OrganisationFilter, filters: OrganisationFilters): string {
  if (filter === 'kind') return labelOf(kindNames, filters.kind);
  return filter === 'search' ? texts.typed(filters.search) : filters[filter];
}
