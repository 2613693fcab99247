import { claimTexts as texts } from '#web/credit/texts/en/claim.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { formsOfClaim } from './forms.ts';

/** Always in sight, with what it means. */
export function Withdraw() {
  const post = usePost(['withdraw'], { shared: formsOfClaim });
  return (
    <Unfold isWanted={post.fault !== null} className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.withdraw}</summary>
      <PostForm post={post} intent="withdraw" className="grid justify-items-start gap-3">
        <PostFault post={post} />
        <p>{texts.withdrawHow}</p>
        <Button type="submit" look="danger" busy={post.busyWith !== null}>
          {post.busyWith ? texts.busy : texts.withdraw}
        </Button>
      </PostForm>
    </Unfold>
  );
}

/** Of a draft, which no one else has seen. */
export function Delete() {
  const post = usePost(['delete'], { shared: formsOfClaim });
  return (
    <PostForm
      post={post}
      intent="delete"
      className="grid justify-items-start gap-3 border-t border-line pt-4"
    >
      <PostFault post={post} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {texts.delete}
      </Button>
    </PostForm>
  );
}
