import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import { StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { youngRequestTexts as texts } from '#web/young-mentees/texts/en/mentee.ts';

/** The mentee asks the mentor of a review back, once. Its scripts load at the first touch. */
export default function AskBack() {
  return (
    <section aria-labelledby="ask-back" className="grid gap-2">
      <h2 id="ask-back" className="font-semibold">
        {texts.askBack}
      </h2>
      <p className="text-small font-semibold">{texts.reads}</p>
      <StepForm
        intent="askBack"
        act={texts.askBackSend}
        how={texts.askBackHow}
        fields={(at) => (
          <CountedArea
            {...at('text')}
            label={texts.questionBack}
            most={reviewLimits.questionBack.max}
            rows={5}
          />
        )}
      />
    </section>
  );
}
