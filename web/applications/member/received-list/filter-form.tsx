import { Form } from 'react-router';
import { leastAppliedHours } from '#contract/applications/received-filters.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { filtersUsed, type ListFilters } from './filters.ts';

/** Narrows the list; the address holds the filters. */
export function FilterForm({ filters, keeps }: { filters: ListFilters; keeps: Record<string, string> }) {
  const isUsed = filtersUsed(filters);
  return (
    <Unfold isWanted={isUsed}>
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.filter}</summary>
      <Form method="get" className="grid gap-4 rounded-card bg-sand p-5">
        {Object.entries(keeps).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={texts.search}
            hint={texts.searchHint}
            name="search"
            defaultValue={filters.search}
            autoComplete="off"
          />
          <SelectField label={texts.atLeast} name="hours" defaultValue={filters.hours}>
            <option value="">{texts.any}</option>
            {leastAppliedHours.map((hours) => (
              <option key={hours} value={hours}>
                {hours}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckboxField
          label={texts.onlyTurn}
          name="turn"
          value="yes"
          defaultChecked={filters.turn === 'yes'}
        />
        <CheckboxField
          label={texts.verified}
          name="verified"
          value="yes"
          defaultChecked={filters.verified === 'yes'}
        />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" look="quiet">
            {texts.show}
          </Button>
          {isUsed && (
            <TextLink
              to={{ search: `?${new URLSearchParams(keeps)}` }}
              className="inline-flex min-h-11 items-center"
            >
              {texts.dropFilters}
            </TextLink>
          )}
        </p>
      </Form>
    </Unfold>
  );
}
