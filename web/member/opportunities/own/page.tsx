import type { LeftToSubmit, NeededToSubmit } from '#contract/opportunities/limits.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import { ownOpportunitiesTexts, ownOpportunityTexts as texts } from '#texts/opportunities.ts';
import { opportunityFormTexts as formTexts } from '#texts/opportunity-form.ts';
import { kindLabels } from '#texts/opportunity-values.ts';
import { publicOpportunityTexts } from '#texts/public-opportunities.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { applicationPaths } from '../../../application-paths.ts';
import { unlessLedOn } from '../../../forms/unless-led-on.ts';
import { useArrival } from '../../../forms/use-arrival.ts';
import { memberPaths } from '../../../member-paths.ts';
import { TermFacts, TermTexts } from '../../../opportunities/terms.tsx';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../seo.ts';
import { Banner } from '../../../ui/banner.tsx';
import { TextLink } from '../../../ui/button.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import { LeftToDo } from '../../left-to-do.tsx';
import { withBack } from '../../with-back.ts';
import { StateMark } from '../state-mark.tsx';
import { stepNames, stepOf } from '../steps.ts';
import type { Route } from './+types/page';
import { Review } from './review.tsx';
import { Whole } from './whole.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: formTexts.title,
  up: { to: paths.ownOpportunities, label: ownOpportunitiesTexts.tab },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.opportunity.said.title ?? formTexts.title,
    description: formTexts.description,
    path: paths.ownOpportunities,
    noindex: true,
  });

const arrivals: Record<string, string> = {
  ...{ begun: texts.begun, saved: formTexts.saved, held: texts.held, published: texts.projectPublished },
  ...{ closed: texts.done.closed, closedBefore: texts.closedBefore },
};

/** A place as the team of its project sees it: how it stands, what it says, and what can be done. */
export default function OwnOpportunity({
  loaderData: { opportunity: one, left, key },
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
          <TextLink to={paths.projectOpportunities(project.slug)}>{project.name}</TextLink>
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
          <TextLink to={paths.opportunity(one.slug)} className="inline-flex min-h-11 items-center">
            {texts.publicPage}
          </TextLink>
        </p>
      )}
      {one.can.edit && (
        <ul className="grid gap-1">
          {stepNames.map((step) => (
            <li key={step}>
              <TextLink
                to={memberPaths.editOpportunity(one.id, step)}
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
            to={applicationPaths.receivedApplications(one.id)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.applications(one.openApplications)}
          </TextLink>
        </p>
      )}
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
  const back = paths.ownOpportunity(id);
  if (code === 'opportunity_project_unpublished') return withBack(paths.ownProject(project.slug), back);
  if (code === 'opportunity_payment_overdue')
    return withBack(agreementPaths.projectPool(project.slug), back, 'due');
  return withBack(memberPaths.editOpportunity(id, stepOf(field)), back, field);
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
