import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { introductionDeclines } from '#rules/introductions/introduction-states.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { declineReasons, oneTexts as texts } from '#web/introductions/texts/en/introductions.ts';
import { type At, FoldedForm, StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';

const card = 'grid gap-4 rounded-card border border-line bg-raised p-5';

/** The yes or no of the side that was asked, or the way back of the asker. */
export function Answering({ one }: { one: IntroductionBody }) {
  if (one.can.withdraw)
    return <StepForm intent="withdraw" act={texts.withdraw} how={texts.withdrawHow} look="quiet" />;
  if (!one.can.answer) return null;
  return (
    <div className="grid gap-5">
      <section aria-labelledby="yes" className={card}>
        <h2 id="yes" className="font-semibold">
          {texts.accept.heading}
        </h2>
        <StepForm intent="accept" act={texts.accept.submit} how={texts.accept.how(one)} />
      </section>
      <FoldedForm
        heading={texts.decline.heading}
        intent="decline"
        act={texts.decline.submit}
        how={texts.decline.how}
        look="quiet"
        fields={declineFields}
      />
    </div>
  );
}

/** No reason stands there before one is chosen. */
function declineFields(at: At) {
  return (
    <>
      <SelectField {...at('reason')} label={texts.decline.reason}>
        <option value="">{texts.decline.choose}</option>
        {introductionDeclines.map((reason) => (
          <option key={reason} value={reason}>
            {declineReasons[reason]}
          </option>
        ))}
      </SelectField>
      <CountedArea
        {...at('words')}
        label={texts.decline.words}
        hint={texts.decline.wordsHint}
        most={limits.words}
        rows={3}
        optional
      />
    </>
  );
}
