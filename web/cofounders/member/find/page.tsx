import { Form } from 'react-router';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { findCofounderTexts as texts } from '#web/cofounders/texts/en/find.ts';
import '#web/people/shown/people.css';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { FindTabs } from '#web/search/member/tabs.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { Lacks } from '../lacks.tsx';
import type { Route } from './+types/page';
import { CofounderCard } from './card.tsx';
import { Diagnosis } from './diagnosis.tsx';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: innerCofounderPaths.findCofounders,
    noindex: true,
  });

type Data = Route.ComponentProps['loaderData'];

/** The members whose search fits the own one both ways, or why there is none. */
export default function FindCofounders({ loaderData }: Route.ComponentProps) {
  const { isFound, inCountry } = loaderData;
  return (
    <div className="grid max-w-text grid-cols-1 gap-5">
      <h1 className="text-work max-lg:sr-only">{texts.pageTitle}</h1>
      <FindTabs tabs={loaderData.tabs} />
      <p>{texts.lead}</p>
      <p>
        <TextLink to={innerCofounderPaths.ownSearch} className="inline-flex min-h-11 items-center">
          {texts.own}
        </TextLink>
      </p>
      {isFound ? <Found data={loaderData} /> : <Closed data={loaderData} />}
      {inCountry && <p className="text-soft">{inCountry}</p>}
      <Opportunities opportunities={loaderData.opportunities} />
    </div>
  );
}

function Pages({ data: { filters, after, next } }: { data: Data }) {
  const address = (more: Record<string, string>) => `?${new URLSearchParams({ ...filters, ...more })}`;
  if (after === '' && next === '') return null;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap gap-x-6">
      {after !== '' && (
        <TextLink to={address({})} className="inline-flex min-h-11 items-center">
          {texts.first}
        </TextLink>
      )}
      {next !== '' && (
        <TextLink to={address({ after: next })} className="inline-flex min-h-11 items-center">
          {texts.next}
        </TextLink>
      )}
    </nav>
  );
}

function Closed({ data: { state, lacks } }: { data: Data }) {
  return (
    <>
      <section aria-labelledby="closed" className="grid justify-items-start gap-3">
        <h2 id="closed" className="text-heading">
          {texts.offTitle}
        </h2>
        <p>{closedWords(state)}</p>
        {(state !== '' || !lacks.includes('mark')) && (
          <ButtonLink to={innerCofounderPaths.ownSearch}>{texts.own}</ButtonLink>
        )}
      </section>
      {lacks.length > 0 && <Lacks lacks={lacks} />}
    </>
  );
}

/** Why the list is closed: the search is missing, not on, or not found. */
function closedWords(state: Data['state']): string {
  if (state === '') return texts.off;
  return state === 'on' ? texts.lacking : texts.notOn;
}

function Found({ data }: { data: Data }) {
  const { isFiltered, after, cofounders, lines } = data;
  if (lines) return <Diagnosis lines={lines} />;
  return (
    <>
      <Filters data={data} />
      {cofounders.length === 0 && isFiltered && after === '' ? (
        <div>
          <p role="status">{texts.noneFiltered}</p>
          <TextLink to={innerCofounderPaths.findCofounders} className="inline-flex min-h-11 items-center">
            {texts.clear}
          </TextLink>
        </div>
      ) : (
        <>
          <p role="status" className="text-soft">
            {data.order}
          </p>
          <RowList className="mt-0">
            {cofounders.map((card) => (
              <CofounderCard key={card.person.id} card={card} />
            ))}
          </RowList>
        </>
      )}
      <Pages data={data} />
    </>
  );
}

function Filters({ data: { filters, isFiltered, choices } }: { data: Data }) {
  return (
    <search>
      <Unfold className="filters" isWanted={isFiltered}>
        <summary>{texts.filters}</summary>
        <Form action={innerCofounderPaths.findCofounders} className="mt-4 grid grid-cols-1 gap-4">
          <SelectField label={texts.sector} name="sector" defaultValue={filters.sector}>
            <option value="">{texts.any}</option>
            <Options of={choices.sector} />
          </SelectField>
          <SelectField label={texts.mode} name="mode" defaultValue={filters.mode}>
            <option value="">{texts.any}</option>
            <Options of={choices.mode} />
          </SelectField>
          <div>
            <Button type="submit" look="quiet">
              {texts.apply}
            </Button>
          </div>
        </Form>
      </Unfold>
    </search>
  );
}

function Options({ of }: { of: readonly (readonly [string, string])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** There a project looks for a co-founder; here members look for each other. */
function Opportunities({ opportunities }: Pick<Data, 'opportunities'>) {
  if (opportunities.length === 0) return null;
  return (
    <section aria-labelledby="opportunities">
      <h2 id="opportunities" className="text-heading">
        {texts.opportunities}
      </h2>
      <RowList>
        {opportunities.map((one) => (
          <Row key={one.to} {...one} />
        ))}
      </RowList>
      <p>
        <TextLink
          to={`${opportunityPaths.findOpportunities}?kind=Co-founder`}
          className="inline-flex min-h-11 items-center"
        >
          {texts.allOpportunities}
        </TextLink>
      </p>
    </section>
  );
}
