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
  youngKind: SessionBody['meetingKind'] = '',
) {
  if (youngKind !== '')
    return (
      <>
        <input type="hidden" name="kind" value={youngKind} />
        <p>{young.saying[youngKind]}</p>
        {youngKind === 'link' && locationField(at, location?.text)}
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
      {locationField(at, location?.text)}
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

const locationField = (at: At, first?: string) => (
  <CountedField
    {...at('location', first)}
    label={texts.location}
    hint={texts.locationHint}
    most={limits.location}
    autoComplete="off"
  />
);

/** How the two meet under 18. A mentee who is 18 by now has no guardian’s number, and meets by a link. */
export const youngKindOf = ({
  meetingKind,
  isReadAlong,
}: Pick<SessionBody, 'meetingKind' | 'isReadAlong'>) =>
  meetingKind === 'phone' && !isReadAlong ? 'link' : meetingKind;
