import type { NomineeRequestBody } from '#contract/nominees/calls.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { nomineeRefusalTexts } from '#web/nominees/texts/en/desk.ts';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { EraseForm } from '../erase-form.tsx';
import { RequestForm } from '../request-form.tsx';
import { VisitOver } from '../visit-over.tsx';
import type { Route } from './+types/page';
import { AskForm } from './ask-form.tsx';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: nomineePaths.act,
    noindex: true,
  });

/** A person asks to act for a member, and does so once it is granted. */
export default function ActForOne({ loaderData: { one, exportAt, secret } }: Route.ComponentProps) {
  const post = usePost(['ask', 'withdraw', 'request', 'erase', 'keep']);
  if (!one) return <VisitOver />;
  const { request, canAsk, memberName } = one;
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const isAtField = ['kind', 'words', 'cause'].some(post.isAtFault);
  return (
    <NarrowPage title={texts.one(memberName)} seed="rights">
      <div className="grid grid-cols-1 gap-8">
        {done && texts.done[done] && (
          <OutcomeBanner look="success" of={post.outcome}>
            {texts.done[done]}
          </OutcomeBanner>
        )}
        {!isAtField && <PostFault post={post} />}
        {request && <State request={request} />}
        {request?.can.act && <Acting post={post} request={request} exportAt={exportAt} />}
        {canAsk && <AskForm nomineeId={one.$id} secret={secret} post={post} />}
        {!canAsk && !request?.can.withdraw && <p>{texts.cannot}</p>}
        {request?.can.withdraw && (
          <PostForm post={post} intent="withdraw">
            <input type="hidden" name="requestId" value={request.$id} />
            <Button type="submit" look="quiet" busy={post.busyWith === 'withdraw'}>
              {texts.withdraw}
            </Button>
          </PostForm>
        )}
        {request && <p className="text-soft">{texts.board}</p>}
      </div>
    </NarrowPage>
  );
}

function State({ request }: { request: NomineeRequestBody }) {
  const { number, state, askedAt, decidesAt, dueAt, isLate, refusal } = request;
  return (
    <section className="grid gap-1">
      <p className="font-semibold">{texts.number(number)}</p>
      <p>{texts.states[state]}</p>
      <p className="text-small text-soft">{texts.asked(askedAt)}</p>
      {state === 'waiting' && !isLate && (
        <>
          <p>{texts.decides(decidesAt)}</p>
          <p>{texts.due(dueAt)}</p>
        </>
      )}
      {isLate && <Banner look="note">{texts.late(dueAt)}</Banner>}
      {refusal && <p>{nomineeRefusalTexts[refusal]}</p>}
    </section>
  );
}

type ActingProps = { post: Post; request: NomineeRequestBody; exportAt: string };

function Acting({ post, request, exportAt }: ActingProps) {
  return (
    <>
      <p>{texts.granted}</p>
      <section aria-labelledby="export" className="grid justify-items-start gap-3">
        <h2 id="export" className="text-heading">
          {texts.exportTitle}
        </h2>
        <a href={exportAt} download className="button button-quiet button-small">
          {texts.export}
        </a>
      </section>
      <RequestForm post={post} requestId={request.$id} />
      <EraseForm
        post={post}
        requestId={request.$id}
        hint={texts.eraseHint}
        erasedAt={request.erasedAt}
        canKeep={request.can.keep}
      />
    </>
  );
}
