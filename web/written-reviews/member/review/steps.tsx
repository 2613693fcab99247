import { useState } from 'react';
import { messageExtensions } from '#contract/conversations/limits.ts';
import { mentoringCancellations, mentoringDeclines } from '#contract/mentoring/limits.ts';
import { youngPictureExtensions } from '#contract/written-reviews/picture-extensions.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { reasonFields } from '#web/mentoring/member/session/reason-fields.tsx';
import { FoldedForm, StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { useStepPost } from '#web/mentoring/member/session/use-step-post.ts';
import { cancelWords, declineWords, kindTexts } from '#web/mentoring/texts/en/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { reviewTexts as texts } from '#web/written-reviews/texts/en/reviews.ts';
import { youngReviewTexts } from '#web/written-reviews/texts/en/young.ts';

/** Above each field about a member under 18. */
function GuardianReads({ one: { isYoung, person } }: { one: ReviewBody }) {
  if (!isYoung) return null;
  return <p className="text-small font-semibold">{youngReviewTexts.guardianReads(person)}</p>;
}

const card = 'grid gap-4 rounded-card border border-line bg-raised p-5';

/** The yes or no of the mentor, or the way back of the mentee. */
export function Deciding({ one }: { one: ReviewBody }) {
  if (one.can.withdraw)
    return <StepForm intent="withdraw" act={texts.withdraw} how={texts.withdrawHow} look="quiet" />;
  if (!one.can.decide) return null;
  return (
    <div className="grid gap-5">
      <section aria-labelledby="yes" className={card}>
        <h2 id="yes" className="font-semibold">
          {texts.accept.heading}
        </h2>
        <StepForm intent="accept" act={texts.accept.submit} how={texts.accept.how(one.answerDays)} />
      </section>
      <FoldedForm
        heading={kindTexts.decline.heading}
        intent="decline"
        act={kindTexts.decline.submit}
        look="quiet"
        fields={(at) => (
          <>
            <GuardianReads one={one} />
            {reasonFields(at, mentoringDeclines, declineWords)}
          </>
        )}
      />
    </div>
  );
}

/** The answer of the mentor, with one file. */
export function Writing({ one }: { one: ReviewBody }) {
  const post = useStepPost(['answer'], { isShared: false });
  const [wasOpen] = useState(one.can.answer);
  // Where its time runs out meanwhile, the typed text stays on the page.
  const isLate = one.state === 'lapsed' && wasOpen;
  if (!one.can.answer && !post.fault && !isLate) return null;
  const extensions = one.isYoung ? youngPictureExtensions : messageExtensions;
  const hint = one.isYoung ? youngReviewTexts.pictureHint : texts.write.fileHint;
  const fileHint = post.hasForgottenFiles ? texts.write.fileAgain : hint(extensions);
  return (
    <section aria-labelledby="write" className={card}>
      <h2 id="write" className="font-semibold">
        {texts.write.heading}
      </h2>
      <PostForm post={post} action="?file=answer" takesFile className="grid justify-items-start gap-4">
        <PostFault post={post} />
        <div className="grid w-full gap-4">
          <GuardianReads one={one} />
          <CountedArea
            {...post.field('text', '')}
            label={texts.write.label}
            hint={texts.write.hint}
            most={limits.answer.max}
            error={noteAt(post.fault, 'text')}
            rows={12}
          />
          <GuardianReads one={one} />
          <TextField
            name="file"
            type="file"
            label={one.isYoung ? youngReviewTexts.picture : texts.write.file}
            hint={fileHint}
            accept={extensions.map((end) => `.${end}`).join(',')}
            error={noteAt(post.fault, 'file')}
            optional
          />
        </div>
        <Button type="submit" busy={post.busyWith !== null}>
          {post.busyWith ? texts.busy : texts.write.submit}
        </Button>
        <p className="text-small text-soft">{texts.write.how}</p>
      </PostForm>
    </section>
  );
}

/** The question of the mentee about the answer, once. */
export function AskingBack({ one }: { one: ReviewBody }) {
  if (!one.can.askBack) return null;
  return (
    <FoldedForm
      heading={texts.askBack.heading}
      intent="askBack"
      act={texts.askBack.submit}
      how={texts.askBack.how}
      fields={(at) => (
        <CountedArea
          {...at('text')}
          label={texts.askBack.label}
          hint={texts.askBack.hint}
          most={limits.questionBack.max}
          rows={5}
        />
      )}
    />
  );
}

export function WritingBack({ one }: { one: ReviewBody }) {
  if (!one.can.answerBack) return null;
  return (
    <section aria-labelledby="write-back" className={card}>
      <h2 id="write-back" className="font-semibold">
        {texts.writeBack.heading}
      </h2>
      <StepForm
        intent="answerBack"
        act={texts.writeBack.submit}
        fields={(at) => (
          <>
            <GuardianReads one={one} />
            <CountedArea
              {...at('text')}
              label={texts.writeBack.label}
              most={limits.answerBack.max}
              rows={8}
            />
          </>
        )}
      />
    </section>
  );
}

/** Either side, before the answer. */
export function Cancelling({ one }: { one: ReviewBody }) {
  if (!one.can.cancel) return null;
  return (
    <FoldedForm
      heading={texts.cancel.heading}
      intent="cancel"
      act={texts.cancel.submit}
      how={texts.cancel.how}
      look="danger"
      fields={(at) => (
        <>
          <GuardianReads one={one} />
          {reasonFields(at, mentoringCancellations, cancelWords)}
        </>
      )}
    />
  );
}
