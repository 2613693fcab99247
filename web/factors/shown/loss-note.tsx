import type { LossBody } from '#contract/factors/lost-calls.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { lossNoteTexts as texts } from '#web/factors/texts/en/loss-note.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';

/** Says on a device that is signed in that a wait for lost factors runs, and stops it. */
export default function LossNote({ loss }: { loss: LossBody }) {
  const post = usePost(['stop']);
  const isBusy = post.busyWith !== null;
  if (loss.state === 'none') return null;
  const { state, secondFrom, until } = loss;
  const says = {
    second: () => texts.second(secondFrom),
    waits: () => texts.waits(until),
    over: () => texts.over,
  };
  return (
    <section
      aria-labelledby="loss"
      className="grid justify-items-start gap-3 rounded-card bg-sindoor-tint p-5 sm:p-6"
    >
      <h2 id="loss" className="text-heading">
        {texts.title}
      </h2>
      <p>{says[state]()}</p>
      <p>{texts.advice}</p>
      <PostFault post={post} />
      <PostForm post={post} intent="stop" action={factorPaths.signIn}>
        <Button type="submit" look="danger" busy={isBusy}>
          {isBusy ? texts.stopping : texts.stop}
        </Button>
      </PostForm>
    </section>
  );
}
