import { innerConsentPaths } from '#contract/consents/rare-paths.ts';
import type { RequestAnswer, RequestBody } from '#contract/rights/calls.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { committeeText } from '#web/cases/texts/en/committee.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { kindTexts, outcomeTexts, reasonTexts, requestTexts as texts } from '#web/rights/texts/en/rights.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { RequestMark } from './request-mark.tsx';
import { WordsField } from './words-field.tsx';

/** One request as the person who sent it reads it, and what they can do. */
export function RequestView({ request }: { request: RequestBody }) {
  const post = usePost(['contest', 'withdraw']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const { answer, finalAnswer, dueAt, isLate } = request;
  return (
    <>
      {done && texts.done[done] && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!post.isAtFault('words') && <PostFault post={post} />}
      <section className="grid justify-items-start gap-1">
        <p className="font-semibold">{kindTexts[request.kind]}</p>
        <p className="text-small text-soft">{texts.received(request.receivedAt)}</p>
        <RequestMark state={request.state} isLate={isLate} />
        {dueAt && !isLate && <p>{texts.due(dueAt)}</p>}
      </section>
      {isLate && <Banner look="note">{texts.late(dueAt)}</Banner>}
      <Words title={texts.words} words={request.words} />
      {answer && answer.words === '' && <AtOnce at={answer.at} />}
      {answer && answer.words !== '' && <Answer title={texts.answerTitle} answer={answer} />}
      {request.contestedAt && (
        <section className="grid gap-1">
          <p>{texts.contested(request.contestedAt)}</p>
          <p className="break-words whitespace-pre-wrap">{request.contest}</p>
          {!finalAnswer && (
            <p className="font-semibold">
              {request.isForOfficer ? texts.forOfficer(request.officer?.name ?? '') : texts.byOthers}
            </p>
          )}
        </section>
      )}
      {finalAnswer && <Answer title={texts.finalTitle} answer={finalAnswer} />}
      {request.withdrawnAt && <p>{texts.withdrawn(request.withdrawnAt)}</p>}
      {request.contestUntil && (
        <section aria-labelledby="contest" className="grid gap-4">
          <h2 id="contest" className="text-heading">
            {texts.contestTitle}
          </h2>
          <p>{texts.contestIntro(request.contestUntil)}</p>
          <PostForm post={post} intent="contest" className="grid max-w-[27rem] gap-4">
            <WordsField post={post} label={texts.contestWords} />
            <Button type="submit" busy={post.busyWith === 'contest'} className="justify-self-start">
              {post.busyWith === 'contest' ? texts.saving : texts.contest}
            </Button>
          </PostForm>
        </section>
      )}
      {request.can.withdraw && (
        <PostForm post={post} intent="withdraw">
          <Button type="submit" look="quiet" busy={post.busyWith === 'withdraw'}>
            {texts.withdraw}
          </Button>
        </PostForm>
      )}
      {request.kind === 'content' && answer && <p className="text-soft">{committeeText}</p>}
      <p className="text-soft">{texts.board}</p>
    </>
  );
}

function Words({ title, words }: { title: string; words: string }) {
  return (
    <section>
      <h2 className="text-small text-soft">{title}</h2>
      <p className="break-words whitespace-pre-wrap">{words}</p>
    </section>
  );
}

/** The answer that needs no staff. */
function AtOnce({ at }: { at: string }) {
  return (
    <section className="grid justify-items-start gap-1 border-s-4 border-patta ps-4">
      <h2 className="text-heading">{texts.answerTitle}</h2>
      <p className="text-small text-soft">{texts.answeredOn(at)}</p>
      <p>{texts.atOnce}</p>
      {waysToSee.map(({ to, label }) => (
        <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
          {label}
        </TextLink>
      ))}
    </section>
  );
}

const waysToSee = [
  { to: innerRightsPaths.held, label: texts.seeHeld },
  { to: `${rightsPaths.rights}#export`, label: texts.seeExport },
  { to: innerConsentPaths.consents, label: texts.seeConsents },
];

function Answer({ title, answer }: { title: string; answer: RequestAnswer }) {
  return (
    <section className="grid gap-1 border-s-4 border-patta ps-4">
      <h2 className="text-heading">{title}</h2>
      <p className="text-small text-soft">{texts.answeredOn(answer.at)}</p>
      <p className="font-semibold">{outcomeTexts[answer.outcome]}</p>
      {answer.reason && (
        <p>
          {texts.reason}: {reasonTexts[answer.reason]}
        </p>
      )}
      <p className="break-words whitespace-pre-wrap">{answer.words}</p>
      {answer.isByOfficer && <p className="text-small text-soft">{texts.byOfficer}</p>}
    </section>
  );
}
