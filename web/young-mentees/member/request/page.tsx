import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { EndReason } from '#web/mentoring/member/session/end-reason.tsx';
import { Others as OtherMentors } from '#web/mentoring/member/session/others.tsx';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { StepForm, stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { Warned } from '#web/mentoring/member/session/warned.tsx';
import { cancelWords, declineWords } from '#web/mentoring/texts/en/kinds.ts';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Pictures } from '#web/young-mentees/member/pictures.tsx';
import { youngRequestTexts as texts } from '#web/young-mentees/texts/en/mentee.ts';
import type { Route } from './+types/page';

const AskBack = onTouch(
  import.meta.env.SSR ? await import('./ask-back.tsx') : () => import('./ask-back.tsx'),
);
const TermsPart = onTouch(
  import.meta.env.SSR
    ? await import('#web/mentorships/member/plan/terms-part.tsx')
    : () => import('#web/mentorships/member/plan/terms-part.tsx'),
);
const SessionPart = onTouch(
  import.meta.env.SSR ? await import('./session.tsx') : () => import('./session.tsx'),
);

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.plain,
  up: { to: youngPaths.mentors, label: texts.up },
};
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.plain,
    description: texts.description,
    path: youngPaths.mentors,
    noindex: true,
  });

/** A request of a member under 18 to a mentor, with the review from the sending on. */
export default function YoungRequest({
  loaderData: { one, pictures, answerPictures, at, offered, weeks, isMoving },
}: Route.ComponentProps) {
  const { review, session, can } = one;
  const isOff = ['declined', 'withdrawn', 'lapsed', 'cancelled', 'released'].includes(session?.state ?? '');
  // A session is cancelled with a reason, below.
  const endsAtOnce = can.end && session?.can.cancel !== true;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <StepOutcome
        words={(done) => texts.done[done] ?? ''}
        shown={[
          ...(can.send ? ['send'] : []),
          ...(endsAtOnce ? ['end'] : []),
          ...(can.choose ? ['choose'] : []),
          ...(session ? shownSteps(session, isMoving) : []),
          ...(can.askBack ? ['askBack'] : []),
        ]}
        shared={stepsOfSession}
      />
      <Report review={review} session={session} />
      <header className="grid gap-2">
        <h1 className="text-work text-balance break-words">{one.topic}</h1>
        <p className="break-words">{texts.with(one.mentorName)}</p>
        <p className="font-semibold">
          {review && texts.review[review.state]}
          {session && texts.session[session.state]}
          {!review && !session && texts.state(one.state, one.dueAt, one.kind)}
        </p>
        {one.kind === 'session' && <p>{texts.meets[one.locationKind]}</p>}
        {session && at && (
          <p className={isOff ? 'line-through' : undefined}>
            <time dateTime={at.time}>{at.own}</time> · {texts.minutes(session.minutes)}
            {at.other && <span className="block text-small text-soft">{texts.otherClock(at.other)}</span>}
          </p>
        )}
      </header>
      {can.send && <StepForm intent="send" act={texts.send} how={texts.sendHow} />}
      {one.plan && <TermsPart plan={one.plan} />}
      {can.plan && <PlanLink to={youngPaths.propose(one.id)}>{texts.proposePlan}</PlanLink>}
      {one.planRequestId && <PlanLink to={youngPaths.plan(one.planRequestId)}>{texts.toPlan}</PlanLink>}
      {(session || can.choose) && (
        <SessionPart session={session} offered={offered} weeks={weeks} isMoving={isMoving} />
      )}
      {one.question && (
        <Words id="question" heading={texts.question} said={{ text: one.question, warnings: [] }} />
      )}
      {one.links.length > 0 && (
        <section aria-labelledby="links" className="grid gap-1">
          <h2 id="links" className="font-semibold">
            {texts.links}
          </h2>
          <ul>
            {one.links.map((address) => (
              <li key={address} className="break-all">
                {address}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pictures label={texts.pictures} pictures={pictures} alt={texts.picture} />
      {review && <Reason of={review} />}
      {session && <Reason of={session} />}
      {one.others && <Others id={one.id} topic={one.topic} others={one.others} />}
      <Words id="answer" heading={texts.answer} said={review?.answer} />
      <Pictures label={texts.answerPicture} pictures={answerPictures} alt={() => texts.answerPicture} />
      <Words id="question-back" heading={texts.questionBack} said={review?.questionBack} />
      <Words id="answer-back" heading={texts.answerBack} said={review?.answerBack} />
      {can.askBack && <AskBack />}
      {endsAtOnce && <StepForm intent="end" act={texts.end} look="quiet" />}
    </div>
  );
}

function PlanLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center justify-self-start">
      {children}
    </TextLink>
  );
}

type Review = NonNullable<Route.ComponentProps['loaderData']['one']['review']>;
type Session = NonNullable<Route.ComponentProps['loaderData']['one']['session']>;

/** It stands first. */
function Report({ review, session }: { review: Review | null; session: Session | null }) {
  const [kind, found] = review
    ? (['written_review', review] as const)
    : (['mentoring_session', session] as const);
  if (!found?.can.report) return null;
  return (
    <p className="grid justify-items-start border-b border-line pb-4 text-small text-soft">
      {texts.reportHow}
      <ReportLink kind={kind} id={found.id}>
        {texts.report}
      </ReportLink>
    </p>
  );
}

/** The forms of a session that are on the page, and show themselves why they were not taken. */
function shownSteps({ answers, can }: Session, isMoving: boolean): string[] {
  return [
    ...(can.cancel ? ['cancel'] : []),
    ...(isMoving ? ['move'] : []),
    ...(can.answerMove ? ['takeTime'] : []),
    ...(can.takeMoveBack ? ['takeBack'] : []),
    ...(answers.length > 0 ? ['met'] : []),
    ...(can.answerClaim ? ['claim'] : []),
    ...(can.appeal ? ['appeal'] : []),
    ...(can.write ? ['message'] : []),
    ...(can.note ? ['note', 'tick'] : []),
    ...(can.addStep ? ['addStep'] : []),
  ];
}

/** Why it came to nothing. */
function Reason({ of }: { of: Review | Session }) {
  const sentences: Record<string, string> = { ...declineWords, ...cancelWords };
  if (of.reason === '') return null;
  return <EndReason heading={texts.reason} reason={sentences[of.reason]} end={of} />;
}

type Shown = Route.ComponentProps['loaderData']['one'];

/** Up to three other mentors who are open to members under 18; the question goes along. */
function Others({
  id,
  topic,
  others,
}: Pick<Shown, 'id' | 'topic'> & { others: NonNullable<Shown['others']> }) {
  return (
    <>
      <OtherMentors
        others={others.map((other) => ({ ...other, next: '' }))}
        to={(to) => `${youngPaths.ask(to)}?ask=${id}`}
        how={texts.othersHow}
        none={texts.othersNone}
      />
      {others.length === 0 && (
        <TextLink
          to={`${youngPaths.mentors}?${new URLSearchParams({ topic })}`}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.others}
        </TextLink>
      )}
    </>
  );
}

type Said = { text: string; warnings: NonNullable<Review['answer']>['warnings'] };

function Words({ id, heading, said }: { id: string; heading: string; said: Said | null | undefined }) {
  if (!said) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="font-semibold">
        {heading}
      </h2>
      <p className="text-small text-soft">{texts.reads}</p>
      <Warned warnings={said.warnings} />
      <LinkedText text={said.text} />
    </section>
  );
}
