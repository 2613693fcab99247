import { Form } from 'react-router';
import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { CohortStudentsBody, RosterRowBody } from '#contract/rosters/shapes.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { useOutcomeOfPage, useSharedOutcome } from '#web/forms/use-post.tsx';
import { LinkRow } from '#web/ground/member/link-row.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { Change, Codes, cohortForms } from './forms.tsx';
import { ListForm } from './list-form.tsx';

const texts = rosterStaffTexts.cohort;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: ({ slug = '' }) => paths.cohorts(slug), label: rosterStaffTexts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.cohort.name ?? ''}: ${rosterStaffTexts.title}`,
    description: rosterStaffTexts.description,
    path: paths.joined,
    noindex: true,
  });

/** One cohort for its coordinators: its students, its lists, its codes. */
export default function Cohort({ loaderData }: Route.ComponentProps) {
  const { organisation, cohort, imports, isFirst, links } = loaderData;
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(cohortForms) ?? before;
  const arrival = useArrival();
  const done = Object.entries({ ...texts.done, begun: rosterStaffTexts.cohorts.done.begun }).find(
    ([name]) => name === (outcome?.done ?? arrival),
  );
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-8">
      <div>
        <p className="text-small break-words text-soft">{organisation.name}</p>
        <h1 className="text-work break-words">{cohort.name}</h1>
        <p className="text-small text-soft">
          {rosterStaffTexts.cohorts.facts(cohort.firstDay, cohort.lastDay, cohort.students)}
        </p>
        <LinkRow links={links} />
      </div>
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {done[1]}
        </OutcomeBanner>
      )}
      {!isFirst && <Students {...loaderData} />}
      {cohort.students > 0 && <Codes {...loaderData} />}
      <ListForm />
      {imports.length > 0 && <Imports slug={organisation.slug} imports={imports} />}
      {isFirst && cohort.students > 0 && <Students {...loaderData} />}
      <Change {...loaderData} />
    </div>
  );
}

type Shown = Route.ComponentProps['loaderData'];

/** The list is the longest part of the page, so the other parts stand before it, except when it was searched. */
function Students({ organisation, cohort, students, search, next }: Shown) {
  const more = new URLSearchParams({ ...(search && { search }), after: next });
  return (
    <section aria-labelledby="students" className="grid gap-4">
      <h2 id="students" className="text-heading">
        {texts.students}
      </h2>
      <search>
        <Form key={search} className="max-w-text">
          <TextField
            label={texts.search}
            hint={texts.searchHint}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={searchLimits.typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            beside={
              <Button type="submit" look="quiet">
                {texts.find}
              </Button>
            }
          />
        </Form>
      </search>
      {students.length === 0 && <p className="text-soft">{texts.notFound}</p>}
      {students.length > 0 && (
        <RowList className="mt-0">
          {students.map((student) => (
            <Row
              key={student.$id}
              to={paths.student(organisation.slug, cohort.$id, student.$id)}
              isFetchedLate
              title={student.name}
              isWritten
              facts={factsOf(student)}
            />
          ))}
        </RowList>
      )}
      <p className="flex flex-wrap gap-x-6">
        {next && (
          <TextLink to={{ search: `?${more}` }} className="inline-flex min-h-11 items-center">
            {texts.more}
          </TextLink>
        )}
        {search && (
          <TextLink to={{ search: '' }} className="inline-flex min-h-11 items-center">
            {texts.all}
          </TextLink>
        )}
      </p>
    </section>
  );
}

function factsOf({ number, semester, state, joinedOn, isObjected }: RosterRowBody): string {
  return [
    number,
    semester && texts.semester(semester),
    joinedOn ? texts.joined(joinedOn) : texts.states[state],
    isObjected && texts.objected,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Imports({ slug, imports }: { slug: string; imports: CohortStudentsBody['imports'] }) {
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="text-heading">
        {texts.imports}
      </h2>
      <RowList>
        {imports.map(({ $id, state, readAt }) => (
          <Row
            key={$id}
            to={paths.preview(slug, $id)}
            title={moment(readAt)}
            facts={texts.importStates[state]}
          />
        ))}
      </RowList>
    </section>
  );
}
