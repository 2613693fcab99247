import { daysOfWeek, mentorCountries, timesOfDay, withinDays } from '#contract/mentors/filters.ts';
import { mentorKinds } from '#contract/mentors/limits.ts';
import { languages } from '#rules/lists/languages.ts';
import { findMentorTexts as texts } from '#web/mentors/texts/en/find.ts';
import { mentorKindLabels } from '#web/mentors/texts/en/values.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { markTexts } from '#web/verifications/texts/en/marks.ts';
import { type MentorFilters, mentorMarkChoices } from './filters.ts';

/** `zone` names the one in which times of day are read. */
export function FilterFields({ filters, zone }: { filters: MentorFilters; zone: string }) {
  return (
    <>
      <TextField
        label={texts.topic}
        name="topic"
        defaultValue={filters.topic}
        placeholder={texts.any}
        autoComplete="off"
      />
      <Choice
        label={texts.kind}
        name="kind"
        value={filters.kind}
        choices={mentorKinds.map((kind) => [kind, mentorKindLabels[kind]])}
      />
      <Choice
        label={texts.time}
        hint={texts.timeHint(zone)}
        name="time"
        value={filters.time}
        choices={timesOfDay.map((time) => [time, texts.times[time]])}
      />
      <Choice
        label={texts.days}
        name="days"
        value={filters.days}
        choices={daysOfWeek.map((days) => [days, texts.dayKinds[days]])}
      />
      <Choice
        label={texts.within}
        name="within"
        value={filters.within}
        choices={withinDays.map((days) => [days, texts.withinOf(days)])}
      />
      <Choice
        label={texts.language}
        name="language"
        value={filters.language}
        choices={languages.map(({ code }) => [code, languageLabels[code] ?? code])}
      />
      <Choice
        label={texts.country}
        name="country"
        value={filters.country}
        choices={mentorCountries.map((country) => [country, texts.countries[country]])}
      />
      <Choice
        label={texts.mark}
        name="mark"
        value={filters.mark}
        choices={mentorMarkChoices.map((kind) => [kind, markTexts[kind]])}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  hint?: string;
  name: string;
  value: string;
  choices: readonly (readonly [string, string])[];
};

function Choice({ label, hint, name, value, choices }: ChoiceProps) {
  return (
    <SelectField label={label} hint={hint} name={name} defaultValue={value}>
      <option value="">{texts.any}</option>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
