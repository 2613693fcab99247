import { interestPurposes } from '#contract/interests/limits.ts';
import { leastHours } from '#contract/people/filters.ts';
import { openTo } from '#rules/lists/kinds.ts';
import { roles } from '#rules/lists/roles.ts';
import { roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { purposeNames } from '#web/interests/texts/en/purposes.ts';
import { openToLabels, findPeopleTexts as texts } from '#web/people/texts/en/people.ts';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import type { PeopleFilters } from './filters.ts';

export function FilterFields({ filters }: { filters: PeopleFilters }) {
  return (
    <>
      <SelectField label={texts.role} name="role" defaultValue={filters.role}>
        <option value="">{texts.any}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {labelOf(roleLabels, role)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.skill}
        name="skill"
        defaultValue={filters.skill}
        placeholder={texts.any}
        autoComplete="off"
      />
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        name="place"
        defaultValue={filters.place}
        placeholder={texts.any}
        autoComplete="off"
      />
      <SelectField label={texts.openTo} name="openTo" defaultValue={filters.openTo}>
        <option value="">{texts.any}</option>
        {openTo.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(openToLabels, choice)}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.introduction} name="introduction" defaultValue={filters.introduction}>
        <option value="">{texts.any}</option>
        {interestPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {purposeNames[purpose]}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.hours} name="hours" defaultValue={filters.hours}>
        <option value="">{texts.any}</option>
        {leastHours.map((hours) => (
          <option key={hours} value={hours}>
            {texts.atLeast(hours)}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label={texts.verified}
        name="verified"
        value="yes"
        defaultChecked={filters.verified === 'yes'}
      />
    </>
  );
}
