import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { stepTexts as texts } from '#web/mentoring/texts/en/steps.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { At } from './step-form.tsx';

/** A reason of a list, and words of one's own. */
export function reasonFields<Reason extends string>(
  at: At,
  reasons: readonly Reason[],
  words: Record<Reason, string>,
) {
  return (
    <>
      <SelectField {...at('reason', reasons[0])} label={texts.reason}>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {words[reason]}
          </option>
        ))}
      </SelectField>
      <CountedArea
        {...at('words')}
        label={texts.words}
        hint={texts.wordsHint}
        most={limits.words}
        rows={3}
        optional
      />
    </>
  );
}
