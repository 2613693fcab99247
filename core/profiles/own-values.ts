import { valueFaults } from '#contract/profiles/values.ts';
import { Refusal } from '../ground/refusal.ts';
import { attributes, columns, type ProfileRow } from './fields.ts';
import { isPhoneNumber } from './phone.ts';

type Values = Partial<Omit<ProfileRow, 'sequence'>>;

/**
 * A member's own profile holds only values that the form would take; documents about others are free. Only changed
 * values are judged, so that old values stop no one.
 * @throws Refusal `document_invalid_structure`.
 */
export function requireOwnValues(owner: string, values: Values, before: Values | null = null): void {
  const after = { ...before, ...values };
  if (after.account_id !== owner) return;
  const named = Object.fromEntries(attributes.map((attribute) => [attribute, after[columns[attribute]]]));
  const isNew = (attribute: (typeof attributes)[number]) =>
    before?.account_id !== owner || before[columns[attribute]] !== after[columns[attribute]];
  const faults = valueFaults(named);
  if (after.phone && !isPhoneNumber(after.phone))
    faults.push({ attribute: 'phone', code: 'sign_up_phone_invalid' });
  const fault = faults.find(({ attribute }) => isNew(attribute));
  if (!fault) return;
  throw new Refusal('document_invalid_structure', {
    broken: { rule: 'field_fault', about: [fault.attribute, fault.code] },
  });
}
