import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { mentorshipDeclines } from '#contract/mentorships/limits.ts';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { GuardianReads } from '#web/mentoring/member/session/guardian-reads.tsx';
import { reasonFields } from '#web/mentoring/member/session/reason-fields.tsx';
import { FoldedForm, StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { planDeclineWords, planTexts } from '#web/mentorships/texts/en/plans.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';

const texts = planTexts.answer;

/** The answer of the side that did not write the plan, or the way back of the other. */
export default function Answer({ one }: { one: MentorshipBody }) {
  if (one.can.withdraw)
    return (
      <div className="border-t border-line pt-4">
        <StepForm intent="withdraw" act={texts.withdraw} how={texts.withdrawHow} look="quiet" />
      </div>
    );
  if (!one.can.answer) return null;
  return (
    <div className="grid gap-5">
      <section aria-labelledby="yes" className="grid gap-4 rounded-card border border-line bg-raised p-5">
        <h2 id="yes" className="font-semibold">
          {texts.heading}
        </h2>
        {one.isFull ? (
          <Full side={one.side} />
        ) : (
          <>
            <p>{planTexts.promise}</p>
            <StepForm
              intent="agree"
              act={texts.agree}
              how={texts.agreeHow(one.plan.weeks)}
              hidden={{ version: String(one.version) }}
            />
            {one.can.counter ? (
              <ButtonLink to={mentorshipPlanPaths.change(one.id)} look="quiet" className="justify-self-start">
                {texts.change}
              </ButtonLink>
            ) : (
              <p className="text-small text-soft">{texts.noChange}</p>
            )}
          </>
        )}
      </section>
      <FoldedForm
        heading={texts.declineHeading}
        intent="decline"
        act={texts.decline}
        how={texts.declineHow}
        look="quiet"
        fields={(at) => (
          <>
            <GuardianReads one={one} />
            {reasonFields(at, mentorshipDeclines, planDeclineWords)}
          </>
        )}
      />
    </div>
  );
}

function Full({ side }: { side: MentorshipBody['side'] }) {
  return (
    <div>
      <p className="font-semibold">{texts.full}</p>
      <p>{texts.fullHow[side]}</p>
      {side === 'mentor' && (
        <TextLink to={innerMentorPaths.editMentorPage} className="inline-flex min-h-11 items-center">
          {texts.toPage}
        </TextLink>
      )}
    </div>
  );
}
