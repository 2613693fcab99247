import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { projectDeskTexts as texts } from '#web/projects/texts/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

type DecisionProps = { post: Post; project: DeskProjectBody };

/** The decisions about a project in its present state, each with a reason that its owners read. */
export function Decision({ post, project: { removal } }: DecisionProps) {
  if (!removal)
    return (
      <Unfold isWanted={post.fault !== null}>
        <summary className="min-h-11 py-2 font-semibold text-neel">{texts.remove}</summary>
        <p className="mt-1 text-soft">{texts.removeWhy}</p>
        <PostForm post={post} intent="remove" className="mt-4 grid grid-cols-1 gap-4">
          <Reason post={post} />
          <Act post={post} intent="remove" look="danger" label={texts.remove} />
        </PostForm>
      </Unfold>
    );
  const isAppeal = removal.appealedAt !== '' && removal.answeredAt === '';
  return (
    <section aria-labelledby="decide" className="grid grid-cols-1 gap-4">
      <h2 id="decide" className="text-heading">
        {isAppeal ? texts.decide : texts.putBackHeading}
      </h2>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        <Reason post={post} />
        <div className="flex flex-wrap gap-3">
          <Act post={post} intent="back" look="primary" label={texts.putBack} />
          {isAppeal && <Act post={post} intent="keep" look="quiet" label={texts.keep} />}
        </div>
      </PostForm>
    </section>
  );
}

function Reason({ post }: { post: Post }) {
  return (
    <TextAreaField
      {...post.field('reason')}
      label={texts.reason}
      hint={texts.reasonHint}
      error={post.fault && post.isAtFault('reason') ? faultSentence(post.fault) : null}
      rows={4}
      required
    />
  );
}

type ActProps = { post: Post; intent: string; look: 'primary' | 'quiet' | 'danger'; label: string };

function Act({ post, intent, look, label }: ActProps) {
  const isBusy = post.busyWith === intent;
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={look}
      busy={isBusy}
      className="justify-self-start"
    >
      {isBusy ? texts.deciding : label}
    </Button>
  );
}
