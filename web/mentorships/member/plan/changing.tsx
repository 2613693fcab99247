import { mentorshipEnds } from '#contract/mentorships/limits.ts';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { GuardianReads } from '#web/mentoring/member/session/guardian-reads.tsx';
import { reasonFields } from '#web/mentoring/member/session/reason-fields.tsx';
import { FoldedForm, StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { endWords, planTexts as texts } from '#web/mentorships/texts/en/plans.ts';
import { SelectField } from '#web/ui/field.tsx';

const pauseWeeks = Array.from({ length: limits.pauseWeeks.max }, (_, week) => week + limits.pauseWeeks.min);

/** How a running mentorship changes: a pause, and the end. */
export default function Changing({ one }: { one: MentorshipBody }) {
  const { pause, end } = texts;
  return (
    <>
      {one.can.resume && (
        <div className="border-t border-line pt-4">
          <StepForm intent="resume" act={pause.resume} how={pause.resumeHow} look="quiet" />
        </div>
      )}
      {one.can.pause && (
        <FoldedForm
          heading={pause.heading}
          intent="pause"
          act={pause.submit}
          how={pause.how}
          look="quiet"
          fields={(at) => (
            <SelectField {...at('weeks', '1')} label={pause.weeks} className="max-w-60">
              {pauseWeeks.map((weeks) => (
                <option key={weeks} value={weeks}>
                  {pause.weeksOf(weeks)}
                </option>
              ))}
            </SelectField>
          )}
        />
      )}
      {one.can.end && (
        <FoldedForm
          heading={end.heading}
          intent="end"
          act={end.submit}
          how={end.how}
          look="danger"
          fields={(at) => (
            <>
              <GuardianReads one={one} />
              {reasonFields(at, mentorshipEnds, endWords)}
            </>
          )}
        />
      )}
    </>
  );
}
