import { useRef } from 'react';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { enquiryTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { keepAnswer, useAnswerDraft } from './answer-draft.ts';

/** The answer, or the finding that there is nothing to answer. */
export function AnswerForm({ post, enquiryId }: { post: Post; enquiryId: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useAnswerDraft(field, enquiryId);
  const { busyWith, fault } = post;
  return (
    <PostForm post={post} className="grid grid-cols-1 gap-4">
      <TextAreaField
        {...post.field('answer')}
        ref={field}
        label={texts.answer}
        hint={texts.answerHint}
        error={fault && post.isAtFault('answer') ? faultSentence(fault) : null}
        rows={8}
        onChange={(event) => keepAnswer(enquiryId, event.target.value)}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="answer" busy={busyWith === 'answer'}>
          {busyWith === 'answer' ? texts.sending : texts.send}
        </Button>
        <Button type="submit" name="intent" value="close" look="plain" busy={busyWith === 'close'}>
          {texts.close}
        </Button>
      </div>
    </PostForm>
  );
}
