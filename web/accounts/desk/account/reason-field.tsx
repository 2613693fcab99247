import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { accountTexts as texts } from '#web/layout/texts/en/desk.ts';
import { TextAreaField } from '#web/ui/field.tsx';

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
