import { accountTexts as texts } from '#texts/desk.ts';
import { faultSentence } from '../../forms/fault-sentence.ts';
import type { Post } from '../../forms/use-post.tsx';
import { TextAreaField } from '../../ui/field.tsx';

/** Why somebody decides so. It is written in the log; `hint` says who else reads it. */
export function ReasonField({ post, hint }: { post: Post; hint: string }) {
  const { fault } = post;
  return (
    <TextAreaField
      {...post.field('reason')}
      className="w-full"
      label={texts.reason}
      hint={hint}
      error={fault && post.isAtFault('reason') ? faultSentence(fault) : null}
      rows={4}
      required
    />
  );
}
