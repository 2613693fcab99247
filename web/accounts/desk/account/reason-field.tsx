import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { accountTexts as texts } from '#web/layout/texts/en/desk.ts';
import { TextAreaField } from '#web/ui/field.tsx';

/** The reason for a decision. It is written to the log; `hint` says who else reads it. */
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
