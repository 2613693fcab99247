import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { EndReason } from '#web/mentoring/member/session/end-reason.tsx';
import { Others } from '#web/mentoring/member/session/others.tsx';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { cancelWords, declineWords, kindTexts } from '#web/mentoring/texts/en/kinds.ts';
import { releasedOwn } from '#web/mentoring/texts/en/steps.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { reviewTexts as texts } from '#web/written-reviews/texts/en/reviews.ts';
import { youngReviewTexts as young } from '#web/written-reviews/texts/en/young.ts';
import type { Route } from './+types/page';
import { AskingBack, Cancelling, Deciding, Writing, WritingBack } from './steps.tsx';
import { Answer, Back, Question } from './written.tsx';

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.one,
  up: { to: mentoringPaths.mentoring, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.one,
    description: texts.description,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

/** A written review as one of its two members sees it. */
export default function WrittenReview({
  loaderData: { one, files, answerFile, others },
}: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepOutcome words={(done) => texts.done[done]} shown={shownSteps(one)} shared={stepsOfSession} />
      {one.isYoung && <Report one={one} />}
      <header className="grid gap-2">
        <p className="text-small text-soft">
          {texts.one} · {texts.works[one.work]}
        </p>
        <h1 className="text-work text-balance break-words hyphens-auto">{one.topic || texts.one}</h1>
        <p className="break-words">
          {one.isYoung && one.side === 'mentor' ? young.with(one.person) : texts.with(one.person)}
        </p>
        {one.isYoung && one.endedAt === '' && <p>{young.guardianReads(one.person)}</p>}
        <p className="font-semibold">{turnOf(one)}</p>
        <MoreTime one={one} />
      </header>
      <Ended one={one} />
      {one.can.decide && <Question one={one} files={files} />}
      <Deciding one={one} />
      {others && (
        <Others
          others={others}
          to={(handle) => `${writtenReviewPaths.ask(handle)}?ask=${one.id}`}
          none={texts.others.none}
        />
      )}
      {others?.length === 0 && (
        <TextLink
          to={`${innerMentorPaths.findMentors}?kind=written_review`}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.others.find}
        </TextLink>
      )}
      {!one.can.decide && <Question one={one} files={files} />}
      <Answer one={one} file={answerFile} />
      <Writing one={one} />
      <Back one={one} />
      <AskingBack one={one} />
      <WritingBack one={one} />
      <Cancelling one={one} />
      {!one.isYoung && <Report one={one} />}
    </div>
  );
}

/** First on the page with a member under 18, and last on all others. */
function Report({ one }: { one: ReviewBody }) {
  if (!one.can.report) return null;
  return (
    <p className="grid justify-items-start border-y border-line py-4 text-small text-soft">
      {kindTexts.reportHow}
      <ReportLink kind="written_review" id={one.id}>
        {texts.report}
      </ReportLink>
    </p>
  );
}

function turnOf({
  state,
  side,
  dueAt,
  closesAt,
  can,
  questionBack,
  answerBack,
  endedBy,
}: ReviewBody): string {
  const { turn } = texts;
  if (state === 'asked') return turn.asked(side, dueAt);
  if (state === 'accepted') return turn.accepted(side, dueAt);
  if (state === 'released' && endedBy === side) return releasedOwn;
  if (state !== 'answered') return texts.states[state];
  if (questionBack && !answerBack) return turn.askedBack(side, dueAt || closesAt);
  return can.askBack ? turn.askBack(closesAt) : turn.answered(closesAt);
}

/** The mentor takes more time once; both read why. */
function MoreTime({ one: { turnId, moreTime } }: { one: ReviewBody }) {
  return (
    <>
      {moreTime && (
        <p className="break-words text-soft">
          {texts.gotTime(moreTime.days)} {moreTime.reason}
        </p>
      )}
      {turnId && (
        <div className="grid justify-items-start text-small text-soft">
          <TextLink to={todayPaths.moreTime(turnId)} className="inline-flex min-h-11 items-center">
            {texts.moreTime}
          </TextLink>
          <p>{texts.moreTimeHow}</p>
        </div>
      )}
    </>
  );
}

/** Why it came to nothing. */
function Ended({ one }: { one: ReviewBody }) {
  if (one.reason === '') return null;
  const words: Record<string, string> = { ...declineWords, ...cancelWords };
  return <EndReason heading={texts.reason} reason={words[one.reason]} end={one} />;
}

/** The forms that are on the page, and show themselves why they were not taken. */
function shownSteps({ can }: ReviewBody): string[] {
  return [
    ...(can.decide ? ['accept', 'decline'] : []),
    ...(can.withdraw ? ['withdraw'] : []),
    ...(can.cancel ? ['cancel'] : []),
    ...(can.answer ? ['answer'] : []),
    ...(can.askBack ? ['askBack'] : []),
    ...(can.answerBack ? ['answerBack'] : []),
  ];
}
