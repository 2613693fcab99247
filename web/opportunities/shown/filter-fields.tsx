import type { ReactNode } from 'react';
import { beginsWithin, mostHours, opportunityOrders, withinKm } from '#contract/opportunities/filters.ts';
import { currencies } from '#rules/amounts/money.ts';
import { opportunityKinds } from '#rules/lists/kinds.ts';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { kindLabels } from '#web/opportunities/texts/en/values.ts';
import { TextIn } from '#web/search/shown/text-in.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import type { OpportunityFilters } from './filters.ts';

type GroupProps = { filters: OpportunityFilters; canFit?: boolean; hasOrder?: boolean };

/** The filters of a search but its words, as they belong together. */
export const filterGroups: readonly {
  name: keyof typeof texts.groups;
  names: readonly (keyof OpportunityFilters)[];
  Fields: (props: GroupProps) => ReactNode;
}[] = [
  { name: 'hours', names: ['hours'], Fields: Hours },
  { name: 'place', names: ['place', 'within', 'remote'], Fields: Place },
  { name: 'gives', names: ['pay', 'currency', 'equity', 'credit', 'institution'], Fields: Gives },
  { name: 'begins', names: ['begins'], Fields: Begins },
  { name: 'more', names: ['kind', 'skill', 'textIn', 'verified', 'order'], Fields: More },
];

/** The fields of all filters but the words. */
export function FilterFields(props: GroupProps) {
  return filterGroups.map(({ name, Fields }) => <Fields key={name} {...props} />);
}

function Tick({
  name,
  filters,
}: {
  name: 'remote' | 'equity' | 'credit' | 'verified';
  filters: OpportunityFilters;
}) {
  return (
    <CheckboxField label={texts[name]} name={name} value="yes" defaultChecked={filters[name] === 'yes'} />
  );
}

function Hours({ filters }: GroupProps) {
  return (
    <SelectField label={texts.hours} name="hours" defaultValue={filters.hours}>
      <option value="">{texts.any}</option>
      {mostHours.map((hours) => (
        <option key={hours} value={hours}>
          {texts.atMost(hours)}
        </option>
      ))}
    </SelectField>
  );
}

function Place({ filters }: GroupProps) {
  return (
    <>
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        name="place"
        defaultValue={filters.place}
        autoComplete="off"
      />
      <SelectField label={texts.within} name="within" defaultValue={filters.within}>
        <option value="">{texts.usualWithin}</option>
        {withinKm
          .filter((km) => km !== '25')
          .map((km) => (
            <option key={km} value={km}>
              {texts.km(km)}
            </option>
          ))}
      </SelectField>
      <Tick name="remote" filters={filters} />
    </>
  );
}

function Gives({ filters }: GroupProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-end gap-3">
        <TextField
          label={texts.pay}
          name="pay"
          defaultValue={filters.pay}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField label={texts.currency} name="currency" defaultValue={filters.currency}>
          {currencies.map((currency) => (
            <option key={currency} value={currency === 'INR' ? '' : currency}>
              {currency}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <Tick name="equity" filters={filters} />
        <Tick name="credit" filters={filters} />
      </div>
      <TextField
        label={texts.institution}
        name="institution"
        defaultValue={filters.institution}
        autoComplete="off"
      />
    </>
  );
}

function Begins({ filters }: GroupProps) {
  return (
    <SelectField label={texts.begins} name="begins" defaultValue={filters.begins}>
      <option value="">{texts.any}</option>
      {beginsWithin.map((days) => (
        <option key={days} value={days}>
          {texts.inDays[days]}
        </option>
      ))}
    </SelectField>
  );
}

function More({ filters, canFit, hasOrder = true }: GroupProps) {
  return (
    <>
      <SelectField label={texts.kind} name="kind" defaultValue={filters.kind}>
        <option value="">{texts.any}</option>
        {opportunityKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
        <option value="jobs">{texts.jobs}</option>
      </SelectField>
      <TextField label={texts.skill} name="skill" defaultValue={filters.skill} autoComplete="off" />
      <TextIn label={texts.textIn} any={texts.any} value={filters.textIn} />
      {hasOrder && (
        <SelectField label={texts.order} name="order" defaultValue={filters.order}>
          {opportunityOrders.map((order) => (
            <option key={order} value={order === 'newest' ? '' : order}>
              {texts.orders[order]}
            </option>
          ))}
          {canFit && <option value="fit">{texts.fit}</option>}
        </SelectField>
      )}
      <Tick name="verified" filters={filters} />
    </>
  );
}
