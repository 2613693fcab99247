import type { DeskRequestBody } from '#contract/rights/desk-calls.ts';
import { refusalReasons, requestOutcomes, rightsLimits } from '#contract/rights/limits.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { rightsDeskTexts as texts } from '#web/rights/texts/en/desk.ts';
import { reasonTexts } from '#web/rights/texts/en/rights.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';

/** The answer with its outcome. It holds only for the version of the request that the page shows. */
export function AnswerForm({ post, request }: { post: Post; request: DeskRequestBody }) {
  return (
    <section aria-labelledby="answer-title" className="grid grid-cols-1 gap-4">
      <h2 id="answer-title" className="text-heading">
        {request.contestedAt ? texts.finalAnswer : texts.answer}
      </h2>
      {request.can.take && (
        <PostForm post={post} intent="take">
          <Button type="submit" look="quiet" busy={post.busyWith === 'take'}>
            {texts.take}
          </Button>
        </PostForm>
      )}
      <PostForm post={post} intent="answer" className="grid grid-cols-1 gap-4">
        <input type="hidden" name="version" value={request.version} />
        <SelectField
          {...post.field('outcome', '')}
          label={texts.outcome}
          error={noteAt(post.fault, 'outcome')}
        >
          <option value="">{texts.choose}</option>
          {requestOutcomes.map((one) => (
            <option key={one} value={one}>
              {texts.outcomes[one]}
            </option>
          ))}
        </SelectField>
        <SelectField {...post.field('reason', '')} label={texts.reason} error={noteAt(post.fault, 'reason')}>
          <option value="">{texts.noReason}</option>
          {refusalReasons.map((one) => (
            <option key={one} value={one}>
              {reasonTexts[one]}
            </option>
          ))}
        </SelectField>
        <CountedArea
          {...post.field('answer')}
          label={texts.answerWords}
          hint={texts.answerHint}
          most={rightsLimits.answer.max}
          error={noteAt(post.fault, 'answer')}
          rows={6}
        />
        <Button type="submit" className="justify-self-start" busy={post.busyWith === 'answer'}>
          {post.busyWith === 'answer' ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </section>
  );
}
