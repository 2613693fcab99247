import { conversationPaths } from '#contract/conversations/paths.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { trialPaths } from '#contract/trials/rare-paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import {
  declineReasons,
  introductionTexts,
  nameOfOther,
  oneTexts as texts,
} from '#web/introductions/texts/en/introductions.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { stepsOfSession } from '#web/mentoring/member/session/use-step-post.ts';
import { pageMeta } from '#web/seo.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import type { Route } from './+types/page';
import { Note, Shown, Warned } from './shown.tsx';
import { Answering } from './steps.tsx';

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: introductionTexts.one,
  up: { to: introductionPaths.list, label: introductionTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: introductionTexts.one,
    description: introductionTexts.description,
    path: introductionPaths.list,
    noindex: true,
  });

/** A request for an introduction as one of its two sides sees it. */
export default function Introduction({ loaderData }: Route.ComponentProps) {
  const { one, purposeName, partNames } = loaderData;
  const name = nameOfOther(one);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepOutcome words={(done) => texts.done[done]} shown={shownSteps(one)} shared={stepsOfSession} />
      <header className="grid gap-2">
        <p className="text-small text-soft">
          {introductionTexts.one} · {purposeName}
        </p>
        <h1 className="text-work text-balance break-words hyphens-auto">
          {one.side === 'asked' ? texts.from(name) : texts.to(name)}
        </h1>
        {one.side === 'asked' && one.project && <p className="break-words">{texts.to(one.project.name)}</p>}
        <p className="font-semibold">{texts.turn(one)}</p>
      </header>
      {one.conversationId && (
        <ButtonLink to={conversationPaths.conversation(one.conversationId)} className="justify-self-start">
          {texts.talk}
        </ButtonLink>
      )}
      {one.purpose === 'begin_together' && one.state === 'accepted' && (
        <ButtonLink to={trialPaths.trial(one.id)} look="quiet" className="justify-self-start">
          {texts.beginTogether}
        </ButtonLink>
      )}
      <Declined one={one} />
      <Note one={one} />
      <Shown one={one} partNames={partNames} />
      <Answering one={one} />
      {one.can.report && (
        <p className="grid justify-items-start border-y border-line py-4 text-small text-soft">
          {texts.reportHow}
          <ReportLink kind="introduction" id={one.id}>
            {texts.report}
          </ReportLink>
        </p>
      )}
    </div>
  );
}

function Declined({ one }: { one: IntroductionBody }) {
  if (one.reason === '') return null;
  const reasons: Record<string, string> = declineReasons;
  return (
    <section aria-labelledby="reason" className="grid gap-1.5">
      <h2 id="reason" className="font-semibold">
        {texts.reason}
      </h2>
      <p>{reasons[one.reason]}</p>
      <Warned warnings={one.words.warnings} />
      {one.words.text && <LinkedText text={one.words.text} />}
    </section>
  );
}

/** The forms that are on the page, and show themselves why they were not taken. */
function shownSteps({ can }: IntroductionBody): string[] {
  return [...(can.answer ? ['accept', 'decline'] : []), ...(can.withdraw ? ['withdraw'] : [])];
}
