import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { innerOpportunityPaths } from '#contract/opportunities/inner-paths.ts';
import type { LeftToSubmit, NeededToSubmit } from '#contract/opportunities/limits.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { LeftToDo } from '#web/ground/member/left-to-do.tsx';
import { withBack } from '#web/ground/member/with-back.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { opportunityFormTexts as formTexts } from '#web/opportunities/texts/en/form.ts';
import {
  ownOpportunitiesTexts,
  ownOpportunityTexts as texts,
} from '#web/opportunities/texts/en/opportunities.ts';
import { publicOpportunityTexts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { kindLabels } from '#web/opportunities/texts/en/values.ts';
import { FoundPart } from '#web/search/member/found-part.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { TermFacts, TermTexts } from '../../shown/terms.tsx';
import { StateMark } from '../state-mark.tsx';
import { stepNames, stepOf } from '../steps.ts';
import type { Route } from './+types/page';
import { Review } from './review.tsx';
import { Whole } from './whole.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: formTexts.title,
  up: { to: opportunityPaths.ownOpportunities, label: ownOpportunitiesTexts.tab },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.opportunity.said.title ?? formTexts.title,
    description: formTexts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

const arrivals: Record<string, string> = {
  begun: texts.begun,
  saved: formTexts.saved,
  held: texts.held,
  published: texts.projectPublished,
  closed: texts.done.closed,
  closedBefore: texts.closedBefore,
};

/** An opportunity as its project's team sees it: its state, its text, and the possible steps. */
export default function OwnOpportunity({
  loaderData: { opportunity: one, left, parts, key },
}: Route.ComponentProps) {
  const message = arrivals[useArrival() ?? ''];
  const { said, proposed, project, state } = one;
  const closes = one.closesAt ? publicOpportunityTexts.untilDay(one.closesAt) : '';
  return (
    <div className="grid max-w-[44rem] gap-6">
      {message && <Banner look="success">{message}</Banner>}
      <header className="grid gap-2">
        <p className="text-small text-soft">
          {kindLabels[said.kind]} ·{' '}
          <TextLink to={projectPaths.projectOpportunities(project.slug)}>{project.name}</TextLink>
        </p>
        <h1 className="text-work text-balance break-words hyphens-auto">{said.title}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <StateMark state={state} />
          <span className="text-small text-soft">{ownOpportunitiesTexts.seats(one.joined, said.seats)}</span>
        </p>
      </header>
      <Review one={one} />
      {state === 'draft' && (
        <LeftToDo
          title={texts.left}
          count={texts.things(left.length)}
          nothing={texts.nothingLeft}
          rows={left.map((lack) => ({
            key: `${lack.code} ${lack.field}`,
            label: lack.sentence || (texts.lacks[lack.field as NeededToSubmit] ?? lack.field),
            to: one.can.edit ? wayTo(lack, one) : null,
          }))}
        />
      )}
      {state === 'live' && (
        <p>
          {texts.isOpen(closes)}{' '}
          <TextLink to={opportunityPaths.opportunity(one.slug)} className="inline-flex min-h-11 items-center">
            {texts.publicPage}
          </TextLink>
        </p>
      )}
      {one.can.edit && (
        <ul className="grid gap-1">
          {stepNames.map((step) => (
            <li key={step}>
              <TextLink
                to={innerOpportunityPaths.editOpportunity(one.id, step)}
                className="inline-flex min-h-11 items-center"
              >
                {formTexts.edit}: {formTexts.steps[step]}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {one.can.readApplications && (
        <p>
          <TextLink
            to={innerApplicationPaths.receivedApplications(one.id)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.applications(one.openApplications)}
          </TextLink>
        </p>
      )}
      {parts.map((part) => (
        <FoundPart key={part.title} part={part} />
      ))}
      <Whole one={one} sendKey={key} />
      {proposed && <Terms heading={texts.proposed} said={proposed} closes={closes} />}
      <Terms heading={proposed ? texts.stands : formTexts.preview} said={said} closes={closes} />
    </div>
  );
}

/** To the field that mends it, or to the page where the project does. */
function wayTo(
  { code, field }: { code: LeftToSubmit; field: string },
  { id, project }: OpportunityBody,
): string {
  const back = opportunityPaths.ownOpportunity(id);
  if (code === 'opportunity_project_unpublished')
    return withBack(projectPaths.ownProject(project.slug), back);
  if (code === 'opportunity_payment_overdue')
    return withBack(innerAgreementPaths.projectPool(project.slug), back, 'due');
  return withBack(innerOpportunityPaths.editOpportunity(id, stepOf(field)), back, field);
}

type TermsProps = { heading: string; said: OpportunityBody['said']; closes: string };

function Terms({ heading, said, closes }: TermsProps) {
  return (
    <section className="grid gap-5 rounded-card bg-sand p-5">
      <h2 className="text-heading">{heading}</h2>
      <TermFacts said={said} closes={closes} />
      <TermTexts said={said} level={3} />
    </section>
  );
}
