import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { StepForm, stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { stateWords } from '#web/mentoring/texts/en/steps.ts';
import { CheckIns } from '#web/mentorships/member/plan/check-ins.tsx';
import { Ended, Reached } from '#web/mentorships/member/plan/ending.tsx';
import { Report, shownSteps, turnOf } from '#web/mentorships/member/plan/parts.tsx';
import { Plan } from '#web/mentorships/member/plan/plan.tsx';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { youngPlanTexts as texts } from '#web/young-mentees/texts/en/plan.ts';
import type { Route } from './+types/page';

const Asked = onTouch(
  import.meta.env.SSR
    ? await import('#web/mentorships/member/plan/asked.tsx')
    : () => import('#web/mentorships/member/plan/asked.tsx'),
);
const Changing = onTouch(
  import.meta.env.SSR
    ? await import('#web/mentorships/member/plan/changing.tsx')
    : () => import('#web/mentorships/member/plan/changing.tsx'),
);

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.one,
  up: { to: youngPaths.mentors, label: texts.up },
};
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.one,
    description: texts.description,
    path: youngPaths.mentors,
    noindex: true,
  });

/** A plan of a member under 18, from the sending on. */
export default function YoungPlan({ loaderData: { id, mentorName, one, sessions } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <StepOutcome words={(done) => planTexts.done[done]} shown={shownSteps(one)} shared={stepsOfSession} />
      <Report one={one} />
      <header className="grid gap-2">
        <h1 className="text-work text-balance break-words hyphens-auto">{one.topic || texts.one}</h1>
        <p className="break-words">{texts.lead(mentorName)}</p>
        <p className="font-semibold">{turnOf(one)}</p>
      </header>
      <Asked one={one} />
      <Reached one={one} />
      <Ended one={one} />
      <Plan one={one} />
      {one.can.withdraw && (
        <StepForm intent="withdraw" act={texts.withdraw} how={texts.withdrawHow} look="quiet" />
      )}
      {one.begunAt !== '' && (
        <section aria-labelledby="sessions" className="grid gap-3 border-t border-line pt-4">
          <h2 id="sessions" className="font-semibold">
            {texts.sessions}
          </h2>
          {sessions.length === 0 ? (
            <p className="text-soft">{texts.noSessions}</p>
          ) : (
            <RowList className="mt-0">
              {sessions.map((each) => (
                <Row
                  key={each.id}
                  to={youngPaths.request(each.id)}
                  title={each.at.own}
                  facts={stateWords[each.state]}
                />
              ))}
            </RowList>
          )}
          {one.can.book && (
            <ButtonLink to={youngPaths.planSessions(id)} look="quiet" className="justify-self-start">
              {texts.book}
            </ButtonLink>
          )}
        </section>
      )}
      <CheckIns one={one} />
      <Changing one={one} />
    </div>
  );
}
