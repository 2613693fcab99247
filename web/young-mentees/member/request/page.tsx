import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Others as OtherMentors } from '#web/mentoring/member/session/others.tsx';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { StepForm, stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { cancelWords, declineWords } from '#web/mentoring/texts/en/kinds.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Warned } from '#web/written-reviews/member/review/written.tsx';
import { Pictures } from '#web/young-mentees/member/pictures.tsx';
import { youngRequestTexts as texts } from '#web/young-mentees/texts/en/mentee.ts';
import type { Route } from './+types/page';

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
  loaderData: { one, pictures, answerPictures },
}: Route.ComponentProps) {
  const { review, can } = one;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <StepOutcome
        words={(done) => texts.done[done] ?? ''}
        shown={[
          ...(can.send ? ['send'] : []),
          ...(can.end ? ['end'] : []),
          ...(can.askBack ? ['askBack'] : []),
        ]}
        shared={stepsOfSession}
      />
      {review?.can.report && (
        <p className="grid justify-items-start border-b border-line pb-4 text-small text-soft">
          {texts.reportHow}
          <ReportLink kind="written_review" id={review.id}>
            {texts.report}
          </ReportLink>
        </p>
      )}
      <header className="grid gap-2">
        <h1 className="text-work text-balance break-words">{one.topic}</h1>
        <p className="break-words">{texts.with(one.mentorName)}</p>
        <p className="font-semibold">
          {review ? texts.review[review.state] : texts.state(one.state, one.dueAt)}
        </p>
      </header>
      {can.send && <StepForm intent="send" act={texts.send} how={texts.sendHow} />}
      <Words id="question" heading={texts.question} said={{ text: one.question, warnings: [] }} />
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
      {one.others && <Others id={one.id} topic={one.topic} others={one.others} />}
      <Words id="answer" heading={texts.answer} said={review?.answer} />
      <Pictures label={texts.answerPicture} pictures={answerPictures} alt={() => texts.answerPicture} />
      <Words id="question-back" heading={texts.questionBack} said={review?.questionBack} />
      <Words id="answer-back" heading={texts.answerBack} said={review?.answerBack} />
      {can.askBack && (
        <section aria-labelledby="ask-back" className="grid gap-2">
          <h2 id="ask-back" className="font-semibold">
            {texts.askBack}
          </h2>
          <p className="text-small font-semibold">{texts.reads}</p>
          <StepForm
            intent="askBack"
            act={texts.askBackSend}
            how={texts.askBackHow}
            fields={(at) => (
              <CountedArea
                {...at('text')}
                label={texts.questionBack}
                most={reviewLimits.questionBack.max}
                rows={5}
              />
            )}
          />
        </section>
      )}
      {can.end && <StepForm intent="end" act={texts.end} look="quiet" />}
    </div>
  );
}

type Review = NonNullable<Route.ComponentProps['loaderData']['one']['review']>;

/** Why it came to nothing. */
function Reason({ of: { reason, words } }: { of: Review }) {
  const sentences: Record<string, string> = { ...declineWords, ...cancelWords };
  return (
    <>
      {reason && (
        <section aria-labelledby="reason" className="grid gap-1">
          <h2 id="reason" className="font-semibold">
            {texts.reason}
          </h2>
          <p>{sentences[reason]}</p>
          {words && <p className="whitespace-pre-line break-words">{words}</p>}
        </section>
      )}
    </>
  );
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
