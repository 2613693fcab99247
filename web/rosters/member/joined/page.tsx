import { profilePaths } from '#contract/profiles/paths.ts';
import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.list,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.list,
    description: texts.description,
    path: paths.joined,
    noindex: true,
  });

/** The institutions whose student the member is. */
export default function Joined({ loaderData: { memberships } }: Route.ComponentProps) {
  const arrival = useArrival();
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.list}</h1>
      {arrival === 'left' && <Banner look="success">{texts.done.left}</Banner>}
      {memberships.length === 0 ? (
        <EmptyState>
          <p>{texts.none}</p>
        </EmptyState>
      ) : (
        <RowList className="mt-0">
          {memberships.map(({ $id, organisation, cohort, state, joinedOn }) => (
            <Row
              key={$id}
              to={paths.membership($id)}
              title={organisation.name}
              isWritten
              facts={[
                cohort,
                state === 'member'
                  ? texts.since(joinedOn)
                  : state === 'guardian'
                    ? texts.guardian.row
                    : texts.waiting,
              ].join(' · ')}
            />
          ))}
        </RowList>
      )}
      <p>
        <ButtonLink to={paths.join}>{texts.join}</ButtonLink>
      </p>
    </div>
  );
}
