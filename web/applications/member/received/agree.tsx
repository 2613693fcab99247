import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { offerTexts as texts } from '#web/applications/texts/en/offers.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';

/** Begins the agreement with an accepted applicant, before or after they have joined. `agreeKey` makes one draft of two presses. */
export function Agree({ one, agreeKey }: { one: ReceivedBody; agreeKey: string }) {
  const post = usePost(['agree']);
  if ((one.stage !== 'accepted' && one.stage !== 'joined') || one.person.id === '') return null;
  return (
    <PostForm post={post} intent="agree" className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      <input type="hidden" name="key" value={agreeKey} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : texts.agree}
      </Button>
      <p className="text-small text-soft">{texts.agreeHow}</p>
    </PostForm>
  );
}
