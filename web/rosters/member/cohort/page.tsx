import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { CohortStudentsBody, RosterRowBody } from '#contract/rosters/shapes.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useOutcomeOfPage, useSharedOutcome } from '#web/forms/use-post.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { Change, Codes, cohortForms } from './forms.tsx';
import { ListForm } from './list-form.tsx';

const texts = rosterStaffTexts.cohort;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: rosterStaffTexts.title,
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
  const { organisation, cohort, students, imports, next } = loaderData;
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(cohortForms) ?? before;
  const done = Object.entries({ ...texts.done, begun: rosterStaffTexts.cohorts.done.begun }).find(
    ([name]) => name === outcome?.done,
  );
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-8">
      <div>
        <p className="text-small break-words text-soft">{organisation.name}</p>
        <h1 className="text-work break-words">{cohort.name}</h1>
        <p className="text-small text-soft">
          {rosterStaffTexts.cohorts.facts(cohort.firstDay, cohort.lastDay, cohort.students)}
        </p>
      </div>
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {done[1]}
        </OutcomeBanner>
      )}
      <section aria-labelledby="students">
        <h2 id="students" className="text-heading">
          {texts.students}
        </h2>
        {students.length === 0 && <p className="mt-3 text-soft">{texts.none}</p>}
        {students.length > 0 && (
          <RowList>
            {students.map((student) => (
              <Row
                key={student.$id}
                to={paths.student(organisation.slug, cohort.$id, student.$id)}
                isFetchedLate
                title={student.name}
                facts={factsOf(student)}
              />
            ))}
          </RowList>
        )}
        {next && (
          <TextLink to={{ search: `?after=${next}` }} className="inline-flex min-h-11 items-center">
            {texts.more}
          </TextLink>
        )}
      </section>
      <Codes {...loaderData} />
      <ListForm />
      {imports.length > 0 && <Imports slug={organisation.slug} imports={imports} />}
      <Change {...loaderData} />
    </div>
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
