import { currencies } from '#contract/amounts/money.ts';
import { opportunityKinds } from '#contract/lists/kinds.ts';
import { beginsWithin, mostHours, opportunityOrders, withinKm } from '#contract/opportunity-filters.ts';
import { findOpportunitiesTexts as texts } from '#texts/find-opportunities.ts';
import { kindLabels } from '#texts/opportunity-values.ts';
import { CheckboxField, SelectField, TextField } from '../ui/field.tsx';
import type { OpportunityFilters } from './filters.ts';

type FieldsProps = { filters: OpportunityFilters; canFit?: boolean; hasOrder?: boolean };

/** The fields of all filters but the words. */
export function FilterFields({ filters, canFit, hasOrder = true }: FieldsProps) {
  const tick = (name: 'remote' | 'equity' | 'credit' | 'verified') => (
    <CheckboxField label={texts[name]} name={name} value="yes" defaultChecked={filters[name] === 'yes'} />
  );
  return (
    <>
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
      <SelectField label={texts.hours} name="hours" defaultValue={filters.hours}>
        <option value="">{texts.any}</option>
        {mostHours.map((hours) => (
          <option key={hours} value={hours}>
            {texts.atMost(hours)}
          </option>
        ))}
      </SelectField>
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
      <SelectField label={texts.begins} name="begins" defaultValue={filters.begins}>
        <option value="">{texts.any}</option>
        {beginsWithin.map((days) => (
          <option key={days} value={days}>
            {texts.inDays[days]}
          </option>
        ))}
      </SelectField>
      <div>
        {tick('remote')}
        {tick('equity')}
        {tick('credit')}
        {tick('verified')}
      </div>
    </>
  );
}
