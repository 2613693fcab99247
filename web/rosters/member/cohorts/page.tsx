import { organisationPaths } from '#contract/organisations/paths.ts';
import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { CohortBody } from '#contract/rosters/shapes.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CohortFields } from '../cohort-fields.tsx';
import type { Route } from './+types/page';

const texts = rosterStaffTexts.cohorts;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: rosterStaffTexts.title,
  up: {
    to: ({ slug = '' }) => organisationPaths.ownOrganisation(slug),
    label: rosterStaffTexts.one,
  },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${rosterStaffTexts.title}: ${loaderData?.organisation.name ?? ''}`,
    description: rosterStaffTexts.description,
    path: paths.joined,
    noindex: true,
  });

/** The cohorts of an organisation for its coordinators, and the names that wait for them. */
export default function Cohorts({ loaderData }: Route.ComponentProps) {
  const { organisation, cohorts, waiting, objected } = loaderData;
  const arrival = useArrival();
  const post = usePost(['begin']);
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small break-words text-soft">{organisation.name}</p>
        <h1 className="text-work">{rosterStaffTexts.title}</h1>
      </div>
      {arrival === 'deleted' && <Banner look="success">{texts.done.deleted}</Banner>}
      {waiting > 0 && (
        <p>
          <TextLink to={paths.names(organisation.slug)} className="inline-flex min-h-11 items-center">
            {texts.names(waiting)}
          </TextLink>
        </p>
      )}
      {objected.length > 0 && (
        <ul>
          {objected.map(({ $id, cohortId, name }) => (
            <li key={$id}>
              <TextLink
                to={paths.student(organisation.slug, cohortId, $id)}
                className="inline-flex min-h-11 items-center break-words"
              >
                {texts.objected(name)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {cohorts.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <RowList className="mt-0">
          {cohorts.map((cohort) => (
            <Row
              key={cohort.$id}
              to={paths.cohort(organisation.slug, cohort.$id)}
              title={cohort.name}
              isWritten
              facts={factsOf(cohort)}
            />
          ))}
        </RowList>
      )}
      <section aria-labelledby="new" className="grid gap-4">
        <h2 id="new" className="text-heading">
          {texts.new}
        </h2>
        <PostForm post={post} intent="begin" className="grid gap-5">
          {!post.fault?.fields && <PostFault post={post} />}
          <CohortFields post={post} />
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {texts.begin}
          </Button>
        </PostForm>
      </section>
    </div>
  );
}

function factsOf({ firstDay, lastDay, students, figures }: CohortBody): string {
  const parts = [
    figures.joined === null ? '' : texts.joined(figures.joined),
    figures.inTeam === null ? '' : texts.inTeam(figures.inTeam),
    figures.applied === null ? '' : texts.applied(figures.applied),
  ].filter(Boolean);
  const facts = texts.facts(firstDay, lastDay, students);
  return parts.length > 0 ? `${facts}. ${texts.figures(parts)}` : facts;
}
