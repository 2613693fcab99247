import { mentoringCancellations } from '#contract/mentoring/limits.ts';
import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { reasonFields } from '#web/mentoring/member/session/reason-fields.tsx';
import { FoldedForm } from '#web/mentoring/member/session/step-form.tsx';
import { cancelWords } from '#web/mentoring/texts/en/kinds.ts';
import { officeHourTexts as texts } from '#web/office-hours/texts/en/office-hours.ts';
import { CountedField } from '#web/ui/counted-field.tsx';

/** How its mentor changes an office hour until it begins. */
export function Changing({ one }: { one: OfficeHourBody }) {
  if (!one.can.change) return null;
  return (
    <>
      <FoldedForm
        heading={texts.change.heading}
        intent="link"
        act={texts.change.submit}
        look="quiet"
        hidden={{ version: String(one.version) }}
        fields={(at) => (
          <CountedField
            {...at('location', one.link?.text)}
            label={texts.change.link}
            hint={texts.linkHint}
            most={limits.link}
            inputMode="url"
            autoComplete="off"
          />
        )}
      />
      <FoldedForm
        heading={texts.cancel.heading}
        intent="cancel"
        act={texts.cancel.submit}
        how={texts.cancel.how}
        look="danger"
        fields={(at) => reasonFields(at, mentoringCancellations, cancelWords)}
      />
    </>
  );
}
