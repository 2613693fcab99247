import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { Button } from '#web/ui/button.tsx';

type EraseFormProps = {
  post: Post;
  requestId: string;
  hint: string;
  /** When the account will be erased; empty where it will not. */
  erasedAt: string;
  canKeep: boolean;
};

/** Begins the erasing of another person's account, or stops it. */
export function EraseForm({ post, requestId, hint, erasedAt, canKeep }: EraseFormProps) {
  const intent = erasedAt ? 'keep' : 'erase';
  const label = erasedAt ? texts.keep : texts.erase;
  return (
    <section aria-labelledby="erase" className="grid justify-items-start gap-3">
      <h2 id="erase" className="text-heading">
        {texts.eraseTitle}
      </h2>
      <p>{erasedAt ? texts.erasedOn(erasedAt) : hint}</p>
      {(!erasedAt || canKeep) && (
        <PostForm post={post} intent={intent}>
          <input type="hidden" name="requestId" value={requestId} />
          <Button type="submit" look="quiet" busy={post.busyWith === intent}>
            {post.busyWith === intent ? texts.busy : label}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
