import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { HostedRowBody } from '#contract/credit/shapes.ts';
import { hostedTexts as texts } from '#web/credit/texts/en/hosted.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ClaimMark } from '../claim-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title, up: { to: paths.credit, label: texts.up } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.hosted,
    noindex: true,
  });

/** The claims for work in the projects that the member owns, those that wait first. */
export default function HostedClaims({ loaderData: { claims } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.what}</p>
      </div>
      {claims.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <RowList>
          {claims.map((claim) => (
            <Row
              key={claim.$id}
              to={paths.hostedClaim(claim.$id)}
              isFetchedLate
              title={claim.student || texts.erased}
              isWritten={claim.student !== ''}
              facts={factsOf(claim)}
              {...(claim.state === 'host' && claim.dueAt
                ? { state: 'turn' as const }
                : { mark: <ClaimMark state={claim.state} isMine={false} /> })}
            />
          ))}
        </RowList>
      )}
    </div>
  );
}

function factsOf({ state, project, organisation, minutes, dueAt }: HostedRowBody): string {
  return state === 'host' && dueAt
    ? texts.factsUntil(project.name, organisation, minutes, dueAt)
    : texts.facts(project.name, organisation, minutes);
}
