import type { ReviewedVerification } from '#contract/verifications/desk-calls.ts';
import { verificationRejections } from '#rules/lists/kinds.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/field.tsx';
import { verificationDeskTexts as texts } from '#web/verifications/texts/en/desk.ts';
import { rejectionTexts } from '#web/verifications/texts/en/marks.ts';

/** Yes, or no with a reason. It counts for the version that was looked at. */
export function DecisionForm({ post, verification }: { post: Post; verification: ReviewedVerification }) {
  const { busyWith, fault } = post;
  const at = (field: string) => (fault && post.isAtFault(field) ? faultSentence(fault) : null);
  return (
    <section aria-labelledby="decide" className="grid grid-cols-1 gap-4">
      <h2 id="decide" className="text-heading">
        {texts.decide}
      </h2>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        <input type="hidden" name="version" value={verification.version} />
        <SelectField {...post.field('rejection', '')} label={texts.rejection} error={at('rejection')}>
          <option value="">{texts.choose}</option>
          {verificationRejections.map((one) => (
            <option key={one} value={one}>
              {rejectionTexts[one]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...post.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          error={at('reason')}
          rows={5}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="verify" busy={busyWith === 'verify'}>
            {busyWith === 'verify' ? texts.deciding : texts.verify}
          </Button>
          <Button type="submit" name="intent" value="reject" look="quiet" busy={busyWith === 'reject'}>
            {busyWith === 'reject' ? texts.deciding : texts.reject}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
