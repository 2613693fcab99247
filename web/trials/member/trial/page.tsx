import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { trialPaths } from '#contract/trials/rare-paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { pageMeta } from '#web/seo.ts';
import { trialTexts as texts } from '#web/trials/texts/en/trial.ts';
import type { Route } from './+types/page';
import { Questions } from './questions.tsx';
import { Trial } from './trial.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: introductionPaths.list, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: trialPaths.trial('0'),
    noindex: true,
  });

/** The eight questions and the trial after an accepted request to begin together. */
export default function BeginTogether({ loaderData: { one, key } }: Route.ComponentProps) {
  const { can } = one;
  const shown = [
    ...(can.handIn ? ['handIn'] : []),
    ...(can.takeBack ? ['takeBack'] : []),
    ...(can.close ? ['close'] : []),
    ...(can.begin ? ['begin'] : []),
    ...(can.decide ? ['decide'] : []),
  ];
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepOutcome words={(done) => texts.done[done]} shown={shown} shared={stepsOfSession} />
      <header className="grid gap-2">
        <h1 className="text-work">{texts.title}</h1>
        <p className="break-words">{texts.with(one.isOver ? null : one.person)}</p>
      </header>
      {/* The questions come before a trial, and a trial that has begun comes first. */}
      {one.trial && <Trial one={one} formKey={key} />}
      <Questions one={one} />
      {!one.trial && <Trial one={one} formKey={key} />}
    </div>
  );
}
