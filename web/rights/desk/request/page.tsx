import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import type { DeskRequestBody } from '#contract/rights/desk-calls.ts';
import { rightsDeskPaths } from '#contract/rights/desk-paths.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { rightsDeskTexts as texts } from '#web/rights/texts/en/desk.ts';
import { kindTexts, reasonTexts, requestTexts, stateTexts } from '#web/rights/texts/en/rights.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { AnswerForm } from './answer-form.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: rightsDeskPaths.requests, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData ? requestTexts.number(loaderData.request.number) : texts.one);

/** One request, what was answered, and the answer that can be given. */
export default function RequestAtDesk({ loaderData: { request } }: Route.ComponentProps) {
  const post = usePost(['take', 'answer']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const isAtField = ['outcome', 'reason', 'answer'].some(post.isAtFault);
  const { bar, answer, finalAnswer, can } = request;
  const typed = !can.answer && post.fault && post.answer?.typed?.answer;
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!isAtField && <PostFault post={post} />}
      <header className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={request.isLate ? 'sindoor' : 'neel'}>
            {request.isLate ? deskTexts.isLate : stateTexts[request.state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{requestTexts.number(request.number)}</h1>
        <p>
          {[kindTexts[request.kind], request.dueAt && texts.due(request.dueAt)].filter(Boolean).join(' · ')}
        </p>
        <p className="text-small break-words text-soft">{factsOf(request).join(' · ')}</p>
        {request.accountId && (
          <DeskLink to={accountDeskPaths.account(request.accountId)} right="accounts" isLinkAlone>
            {request.by}
          </DeskLink>
        )}
        {request.forAccountId && (
          <p>
            {texts.forMember}{' '}
            <DeskLink to={accountDeskPaths.account(request.forAccountId)} right="accounts" isLinkAlone>
              {request.forName}
            </DeskLink>
          </p>
        )}
      </header>
      {bar && <Banner look="note">{texts.bars[bar]}</Banner>}
      {request.isForOfficer && !bar && <Banner look="note">{texts.forOfficer(request.officerName)}</Banner>}
      <Text title={texts.words}>{request.words}</Text>
      {answer && <Given title={texts.answer} answer={answer} />}
      {request.contest && <Text title={texts.contest}>{request.contest}</Text>}
      {finalAnswer && <Given title={texts.finalAnswer} answer={finalAnswer} />}
      {typed && <Text title={texts.typed}>{typed}</Text>}
      {can.answer && <AnswerForm key={request.state} post={post} request={request} />}
    </article>
  );
}

function factsOf({ by, email, receivedAt, takenAt, contestedAt, withdrawnAt }: DeskRequestBody): string[] {
  return [
    texts.from(by, email),
    texts.received(receivedAt),
    takenAt && texts.taken(takenAt),
    contestedAt && texts.contestedOn(contestedAt),
    withdrawnAt && texts.withdrawn(withdrawnAt),
  ].filter((one) => one !== '');
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-1 break-words whitespace-pre-wrap">{children}</p>
    </section>
  );
}

function Given({ title, answer }: { title: string; answer: NonNullable<DeskRequestBody['answer']> }) {
  return (
    <section className="border-s-4 border-patta ps-4">
      <h2 className="text-heading">{title}</h2>
      <p className="text-small text-soft">{texts.answeredBy(answer.by, answer.at)}</p>
      <p className="font-semibold">{texts.outcomes[answer.outcome]}</p>
      {answer.reason && <p>{reasonTexts[answer.reason]}</p>}
      <p className="mt-1 break-words whitespace-pre-wrap">{answer.words}</p>
      {answer.isByOfficer && <p className="text-small text-soft">{texts.officers}</p>}
    </section>
  );
}
