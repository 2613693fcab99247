import { Form } from 'react-router';
import type { CollegeRowBody } from '#contract/credit/college-shapes.ts';
import { collegeFilters } from '#contract/credit/limits.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { collegeTexts } from '#web/credit/texts/en/college.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import '#web/ground/member/tabs.css';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { StateMark } from '../state-mark.tsx';
import type { Route } from './+types/page';
import { searchOf } from './search-of.ts';

const texts = collegeTexts.list;

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: collegeTexts.title,
  up: { to: ({ slug = '' }) => organisationPaths.ownOrganisation(slug), label: texts.organisation },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${collegeTexts.title}: ${loaderData?.organisation.name ?? ''}`,
    description: collegeTexts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** The claims that came to an institution, for its staff. */
export default function CollegeClaims({ loaderData }: Route.ComponentProps) {
  const { organisation, claims, filters, isFirst, next } = loaderData;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">{organisation.name}</p>
        <h1 className="text-work">{collegeTexts.title}</h1>
        <p className="mt-1 text-small text-soft">{texts.how}</p>
      </div>
      <nav aria-label={collegeTexts.title} className="tabs *:aria-[current]:[scroll-initial-target:nearest]">
        {collegeFilters.map((list) => (
          <Link
            key={list}
            to={{ search: searchOf({ ...filters, list }) }}
            aria-current={list === filters.list ? 'page' : undefined}
            className="tab"
          >
            {texts.lists[list]}
          </Link>
        ))}
      </nav>
      <Filters {...loaderData} />
      {claims.length === 0 ? (
        <p className="text-soft">{texts.none[filters.list]}</p>
      ) : (
        <RowList className="mt-0">
          {claims.map((claim) => (
            <Row
              key={claim.$id}
              to={paths.collegeClaim(organisation.slug, claim.$id)}
              isFetchedLate
              title={claim.student.name || claim.number}
              isWritten
              facts={<Facts claim={claim} />}
              {...(isTurn(claim) ? { state: 'turn' } : { mark: <StateMark state={claim.state} /> })}
            />
          ))}
        </RowList>
      )}
      <p className="flex flex-wrap gap-x-6">
        {!isFirst && (
          <TextLink to={{ search: searchOf(filters) }} className="inline-flex min-h-11 items-center">
            {texts.first}
          </TextLink>
        )}
        {next && (
          <TextLink
            to={{ search: searchOf(filters, { after: next }) }}
            className="inline-flex min-h-11 items-center"
          >
            {texts.more}
          </TextLink>
        )}
      </p>
      <Files {...loaderData} />
    </div>
  );
}

function isTurn({ state, isAppealed, bar }: CollegeRowBody): boolean {
  return bar === '' && (state === 'college' || isAppealed);
}

function Facts({ claim }: { claim: CollegeRowBody }) {
  const { dueAt, isLate, cameAt } = claim;
  return (
    <>
      {texts.facts(claim)}
      <span className="block">
        {dueAt ? (isLate ? texts.late(dueAt) : texts.until(dueAt)) : texts.came(cameAt)}
      </span>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Filters({ filters, cohorts, terms }: Loaded) {
  if (cohorts.length < 2 && terms.length === 0) return null;
  return (
    <Unfold key={searchOf(filters)} isWanted={filters.cohort !== '' || filters.term !== ''}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.filter}</summary>
      <Form method="get" className="mt-2 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <input type="hidden" name="list" value={filters.list} />
        <SelectField label={texts.cohort} name="cohort" defaultValue={filters.cohort}>
          <option value="">{texts.allCohorts}</option>
          {cohorts.map(({ $id, name }) => (
            <option key={$id} value={$id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.term} name="term" defaultValue={filters.term}>
          <option value="">{texts.allTerms}</option>
          {terms.map((term) => (
            <option key={term} value={term}>
              {texts.termName(term)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="quiet" className="justify-self-start">
          {texts.show}
        </Button>
      </Form>
    </Unfold>
  );
}

/** Files, which the router does not load. */
function Files({ organisation, terms }: Loaded) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="files" className="grid gap-2">
      <h2 id="files" className="text-heading">
        {texts.file}
      </h2>
      <p className="text-small text-soft">
        {texts.fileHow} {collegeTexts.bank}
      </p>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <a
              href={`${paths.claimsFile(organisation.slug)}?term=${term}`}
              download
              className="text-link inline-flex min-h-11 items-center"
            >
              {texts.fileOf(term)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
