import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { locationWords, stepTexts as texts } from '#web/mentoring/texts/en/steps.ts';
import { youngSessionTexts as young } from '#web/mentoring/texts/en/young.ts';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { At } from './step-form.tsx';

/** Where the two meet. */
export function locationFields(
  at: At,
  location: Pick<NonNullable<SessionBody['location']>, 'kind' | 'text' | 'caller'> | null,
  isYoung = false,
) {
  if (isYoung)
    return (
      <>
        <input type="hidden" name="kind" value="written" />
        <p>{young.where}</p>
      </>
    );
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
