import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { ownSearchTexts as texts } from '#web/cofounders/texts/en/own-search.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { useArrival } from '#web/forms/use-arrival.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Lacks } from '../lacks.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: innerCofounderPaths.findCofounders, label: texts.find },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: innerCofounderPaths.ownSearch,
    noindex: true,
  });

type Own = Route.ComponentProps['loaderData']['own'];

/** The state of a member's search, what it lacks, and the next steps. */
export default function OwnSearchPage({ loaderData: { own } }: Route.ComponentProps) {
  const post = usePost(['turnOn', 'pause', 'still', 'remove']);
  const arrival = useArrival();
  const done = texts.done[post.outcome?.done ?? arrival ?? ''];
  const { state, can, lacks, review } = own;
  const mayBegin = state !== '' || !lacks.includes('mark');
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done}
        </OutcomeBanner>
      )}
      <PostFault post={post} />
      <h1 className="text-work">{texts.title}</h1>
      {state === '' ? <p>{texts.lead}</p> : <State own={own} />}
      {own.answerBy && <Still post={post} until={own.answerBy} />}
      {lacks.length > 0 && <Lacks lacks={lacks} />}
      {mayBegin && (
        <RowList className="mt-0">
          {can.edit && (
            <Row
              to={innerCofounderPaths.editSearch}
              title={state === '' ? texts.begin : texts.edit}
              facts={texts.editFacts}
            />
          )}
          {state === 'on' && (
            <Row to={innerCofounderPaths.findCofounders} title={texts.find} facts={texts.findFacts} />
          )}
        </RowList>
      )}
      {state !== '' && can.edit && (
        <p className="text-small text-soft">
          {[texts.changes(own.changesLeft), own.splitFrom && texts.splitFrom(own.splitFrom)]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {can.turnOn && lacks.length === 0 && !review && (
        <PostForm post={post}>
          <IntentButton post={post} intent="turnOn">
            {post.busyWith === 'turnOn' ? texts.turningOn : texts.turnOn}
          </IntentButton>
        </PostForm>
      )}
      {can.pause && (
        <PostForm post={post}>
          <IntentButton post={post} intent="pause" look="quiet">
            {texts.pause}
          </IntentButton>
        </PostForm>
      )}
      {can.delete && (
        <PostForm post={post} className="border-t border-line pt-6">
          <p className="mb-3 text-small text-soft">{texts.removeHint}</p>
          <IntentButton post={post} intent="remove" look="quiet">
            {texts.remove}
          </IntentButton>
        </PostForm>
      )}
    </div>
  );
}

function State({ own }: { own: Own }) {
  const { state, pause, review, returnedFor, removedFor } = own;
  return (
    <div className="grid gap-2">
      {state !== '' && (
        <p className="font-semibold">
          {state === 'on' && !own.isFound ? texts.notFound : texts.states[state]}
        </p>
      )}
      {pause !== '' && texts.pauses[pause] && <p>{texts.pauses[pause]}</p>}
      {state === 'on' && own.onUntil && !own.answerBy && <p>{texts.onUntil(own.onUntil)}</p>}
      {state === 'removed' && (
        <p className="break-words">{removedFor ? `${texts.removedFor} ${removedFor}` : texts.ended}</p>
      )}
      {review && <p>{review.isLate ? texts.reviewLate : texts.review(review.dueAt)}</p>}
      {review && own.proposed && <p>{texts.heldOld}</p>}
      {returnedFor && !review && (
        <p className="break-words">
          {texts.returned} {returnedFor}
        </p>
      )}
    </div>
  );
}

function Still({ post, until }: { post: Post; until: string }) {
  return (
    <PostForm post={post} className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <p>{texts.still(until)}</p>
      <div>
        <IntentButton post={post} intent="still">
          {texts.stillYes}
        </IntentButton>
      </div>
    </PostForm>
  );
}
