import type { ReactNode } from 'react';
import { locations, otherLocation } from '#rules/lists/locations.ts';
import { roles } from '#rules/lists/roles.ts';
import { nameLimit } from '#rules/sign-up/limits.ts';
import { locationLabels, roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { FormState } from './form-state.ts';
import { PhoneField } from './phone-field.tsx';

type AccountFieldsProps = { state: FormState; email: ReactNode; isChild?: boolean };

/**
 * Role, name, email, phone and location, which every member gives; a child gives only the name and the email. The page itself
 * decides how the email is shown.
 */
export function AccountFields({ state, email, isChild = false }: AccountFieldsProps) {
  const { values, change, noteOf } = state;
  return (
    <>
      {isChild ? <input type="hidden" name="role" value={values.role} /> : <RoleField state={state} />}
      <TextField
        className="half"
        label={texts.name.label}
        name="name"
        autoComplete="name"
        maxLength={nameLimit}
        value={values.name}
        onChange={(event) => change('name', event.target.value)}
        error={noteOf('name')}
        required
      />
      {email}
      {!isChild && <ContactFields state={state} />}
    </>
  );
}

function RoleField({ state: { values, change, noteOf } }: { state: FormState }) {
  return (
    <SelectField
      className="half"
      label={texts.role.label}
      name="role"
      value={values.role}
      onChange={(event) => change('role', event.target.value)}
      error={noteOf('role')}
      required
    >
      <option value="">{texts.role.choose}</option>
      {roles.map((role) => (
        <option key={role} value={role}>
          {labelOf(roleLabels, role)}
        </option>
      ))}
    </SelectField>
  );
}

function ContactFields({ state }: { state: FormState }) {
  const { values, change, noteOf } = state;
  return (
    <>
      <PhoneField state={state} />
      <SelectField
        label={texts.location.label}
        name="district"
        value={values.district}
        onChange={(event) => change('district', event.target.value)}
        error={noteOf('district')}
        required
      >
        <option value="">{texts.location.choose}</option>
        {locations.map((place) => (
          <option key={place} value={place}>
            {labelOf(locationLabels, place)}
          </option>
        ))}
      </SelectField>
      {values.district === otherLocation && (
        <TextField
          label={texts.location.otherLabel}
          hint={texts.location.otherHint}
          name="otherPlace"
          maxLength={200}
          value={values.otherPlace}
          onChange={(event) => change('otherPlace', event.target.value)}
          error={noteOf('otherPlace')}
          required
        />
      )}
    </>
  );
}
