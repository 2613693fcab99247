import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { locationWords, stepTexts as texts } from '#web/mentoring/texts/en/steps.ts';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { StepForm } from './step-form.tsx';

export type At = Parameters<NonNullable<Parameters<typeof StepForm>[0]['fields']>>[0];

/** Where the two meet. */
export function locationFields(
  at: At,
  location: Pick<NonNullable<SessionBody['location']>, 'kind' | 'text' | 'caller'> | null,
) {
  return (
    <>
      <SelectField {...at('kind', location?.kind ?? 'link')} label={texts.kind}>
        {locationKinds.map((kind) => (
          <option key={kind} value={kind}>
            {locationWords[kind]}
          </option>
        ))}
      </SelectField>
      <CountedField
        {...at('location', location?.text)}
        label={texts.location}
        hint={texts.locationHint}
        most={limits.location}
        autoComplete="off"
      />
      <SelectField {...at('caller', location?.caller)} label={texts.caller}>
        {(['', ...sides] as const).map((caller) => (
          <option key={caller} value={caller}>
            {texts.callers[caller]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

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
