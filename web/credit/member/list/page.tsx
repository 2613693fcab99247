import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { ClaimRowBody, CreditCohortBody } from '#contract/credit/shapes.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { creditTexts as texts } from '#web/credit/texts/en/credit.ts';
import { claimStateTexts } from '#web/credit/texts/en/states.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { ClaimMark } from '../claim-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title, up: { to: profilePaths.you, label: texts.you } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.credit,
    noindex: true,
  });

/** The cohorts of a student with their sums, the work that can be claimed now, and the claims. */
export default function Credit({
  loaderData: { cohorts, claims, projects, logs, hosted },
}: Route.ComponentProps) {
  const arrival = useArrival();
  const canClaim = cohorts.some(({ bar }) => bar === '');
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-8">
      {arrival === 'deleted' && <Banner look="success">{texts.deleted}</Banner>}
      <div>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.what}</p>
        {(hosted > 0 || cohorts.length === 0) && (
          <p>
            <TextLink to={paths.hosted} className="inline-flex min-h-11 items-center">
              {hosted > 0 ? texts.hosted(hosted) : texts.hostedAll}
            </TextLink>
          </p>
        )}
      </div>
      {cohorts.length === 0 && (
        <div>
          <p>{texts.noCohort}</p>
          <TextLink to={rosterPaths.join} className="inline-flex min-h-11 items-center">
            {texts.join}
          </TextLink>
        </div>
      )}
      {cohorts.map((cohort) => (
        <Cohort key={cohort.membershipId} of={cohort} />
      ))}
      {canClaim && <CanClaim projects={projects} />}
      {logs > 0 && (
        <section aria-labelledby="logs">
          <h2 id="logs" className="text-heading">
            {texts.logs}
          </h2>
          <p className="mt-1">{texts.logsHow(logs)}</p>
          <TextLink to={paths.logs} className="inline-flex min-h-11 items-center">
            {texts.logs}
          </TextLink>
        </section>
      )}
      <section aria-labelledby="claims">
        <h2 id="claims" className="text-heading">
          {texts.claims}
        </h2>
        {claims.length === 0 ? (
          <p className="mt-1 text-soft">{texts.claimsNone}</p>
        ) : (
          <RowList>
            {claims.map((claim) => (
              <Row
                key={claim.$id}
                to={paths.claim(claim.$id)}
                isFetchedLate
                title={claim.project}
                isWritten
                facts={factsOf(claim)}
                mark={<ClaimMark state={claim.state} />}
              />
            ))}
          </RowList>
        )}
      </section>
    </div>
  );
}

function Cohort({ of: { membershipId, organisation, cohort, rule, sums, bar } }: { of: CreditCohortBody }) {
  const { approvedMinutes, approvedCredits, openMinutes, openCredits } = sums;
  return (
    <section
      aria-labelledby={membershipId}
      className="grid gap-2 rounded-card border border-line bg-raised p-5"
    >
      <h2 id={membershipId} className="text-heading break-words">
        {organisation.name}
      </h2>
      <p className="text-small break-words text-soft">{cohort.name}</p>
      {approvedMinutes > 0 && (
        <p className="font-semibold">{texts.approved(approvedMinutes, approvedCredits)}</p>
      )}
      {openMinutes > 0 && <p>{texts.open(openMinutes, openCredits)}</p>}
      {rule && approvedMinutes + openMinutes === 0 && <p>{texts.noneYet}</p>}
      {rule && <p className="text-small text-soft">{texts.rule(rule)}</p>}
      {rule && rule.semesters.length > 0 && (
        <p className="text-small text-soft">{texts.semesters(rule.semesters)}</p>
      )}
      {bar && <p className="break-words">{claimStateTexts.cohortBars[bar](organisation.name)}</p>}
    </section>
  );
}

function CanClaim({ projects }: Pick<Route.ComponentProps['loaderData'], 'projects'>) {
  return (
    <section aria-labelledby="can">
      <h2 id="can" className="text-heading">
        {texts.can}
      </h2>
      {projects.length === 0 ? (
        <p className="mt-1 text-soft">{texts.canNone}</p>
      ) : (
        <RowList>
          {projects.map(({ $id, name, lines, minutes }) => (
            <Row
              key={$id}
              to={`${paths.newClaim}?project=${$id}`}
              isFetchedLate
              title={name}
              isWritten
              facts={texts.project(lines, minutes)}
            />
          ))}
        </RowList>
      )}
    </section>
  );
}

function factsOf({ state, organisation, minutes, credits, dueAt }: ClaimRowBody): string {
  if (state === 'draft') return texts.draftFacts(organisation.name);
  if (dueAt) return texts.claimFactsUntil(organisation.name, minutes, credits, dueAt);
  return texts.claimFacts(organisation.name, minutes, credits);
}
