import type { ReactNode } from 'react';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { TextAreaField } from '#web/ui/field.tsx';

type DecideProps = {
  post: Post;
  texts: { decide: string; deciding: string; reason: string; reasonHint: string };
  /** The intent of each decision and its button's words; the first is the usual one. */
  ways: readonly (readonly [intent: string, words: string])[];
  /** Hidden fields, as the version that was read. */
  children?: ReactNode;
};

/** One reason, and a button for each decision. */
export function DecideWithReason({ post, texts, ways, children }: DecideProps) {
  return (
    <section aria-labelledby="decide" className="grid grid-cols-1 gap-4">
      <h2 id="decide" className="text-heading">
        {texts.decide}
      </h2>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        {children}
        <TextAreaField
          {...post.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          error={noteAt(post.fault, 'reason')}
          rows={4}
        />
        <div className="flex flex-wrap gap-3">
          {ways.map(([intent, words], at) => (
            <IntentButton key={intent} post={post} intent={intent} look={at === 0 ? undefined : 'quiet'}>
              {post.busyWith === intent ? texts.deciding : words}
            </IntentButton>
          ))}
        </div>
      </PostForm>
    </section>
  );
}
