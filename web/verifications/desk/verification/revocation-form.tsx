import { faultSentence } from '#web/forms/fault-sentence.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { verificationDeskTexts as texts } from '#web/verifications/texts/en/desk.ts';

/** Takes a mark away, for a reason. */
export function RevocationForm({ post, version }: { post: Post; version: number }) {
  const { fault } = post;
  return (
    <Unfold isWanted={fault !== null}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.revoke}</summary>
      <PostForm post={post} intent="revoke" className="mt-2 grid grid-cols-1 gap-4">
        <input type="hidden" name="version" value={version} />
        <TextAreaField
          {...post.field('reason')}
          label={texts.reason}
          hint={texts.revokeWhy}
          error={fault && post.isAtFault('reason') ? faultSentence(fault) : null}
          rows={4}
          required
        />
        <Button type="submit" look="danger" className="justify-self-start" busy={post.busyWith !== null}>
          {post.busyWith ? texts.revoking : texts.revoke}
        </Button>
      </PostForm>
    </Unfold>
  );
}
