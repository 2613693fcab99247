import { Form } from 'react-router';
import { openTo } from '#contract/lists/kinds.ts';
import { leastHours } from '#contract/people-filters.ts';
import { roles } from '#contract/sign-up.ts';
import { openToLabels, findPeopleTexts as texts } from '#texts/people.ts';
import { roleLabels } from '#texts/values.ts';
import { paths } from '../../../paths.ts';
import { labelOf } from '../../../texts/label.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../../ui/field.tsx';
import { type Filters, filtersUsed } from './filters.ts';

/** One form for words and filters, whose fields make the address. */
export function FilterForm({ filters }: { filters: Filters }) {
  const count = filtersUsed(filters).filter((name) => name !== 'search').length;
  return (
    <search>
      <Form action={paths.findPeople} className="grid grid-cols-1 gap-4">
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          type="search"
          name="search"
          defaultValue={filters.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" className="w-full">
          {texts.submit}
        </Button>
        <details className="filters">
          <summary>{count > 0 ? texts.filtersIn(count) : texts.filters}</summary>
          <div className="mt-4 grid grid-cols-1 gap-4 lg:mt-0">
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
            <Button type="submit" look="quiet" className="w-full">
              {texts.apply}
            </Button>
          </div>
        </details>
      </Form>
    </search>
  );
}
