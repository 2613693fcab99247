import { verificationDeskTexts as texts } from '#texts/verification-desk.ts';
import { faultSentence } from '../../forms/fault-sentence.ts';
import { type Post, PostForm } from '../../forms/use-post.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Unfold } from '../../ui/unfold.tsx';

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
