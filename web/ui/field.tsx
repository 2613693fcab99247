import { type ComponentProps, type ReactNode, useId } from 'react';
import { formTexts } from '#web/ground/texts/en/forms.ts';
import { classes } from './classes.ts';

type Surroundings = {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what is wrong and what to do; ties itself to the input. */
  error?: string | null;
  optional?: boolean;
  /** Stands to the right of the input, such as a Send OTP button. */
  beside?: ReactNode;
};
type Ties = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; autoFocus?: true };

/** A page that comes back with faults begins at the first of them, also where no script puts the focus there. */
const atFault = { 'aria-invalid': true, autoFocus: true } as const;

/** A label, one control, a hint and an error, tied to each other for everyone. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  beside,
  className,
  children,
}: Surroundings & { id?: string; className?: string; children: (ties: Ties) => ReactNode }) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classes(error && errorId, Boolean(hint) && hintId);
  const ties: Ties = { id: controlId };
  if (describedBy) ties['aria-describedby'] = describedBy;
  if (error) Object.assign(ties, atFault);
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-soft"> {formTexts.optional}</span>}
      </label>
      {beside ? (
        <div className="flex flex-col gap-2 sm:flex-row">
          <div className="min-w-0 grow">{children(ties)}</div>
          {beside}
        </div>
      ) : (
        children(ties)
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-small font-semibold text-sindoor">
          {error}
        </p>
      )}
    </div>
  );
}

type Of<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & Surroundings;

export function TextField({ label, hint, error, optional, beside, className, id, ...rest }: Of<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, beside, className, id }}>
      {(ties) => <input {...rest} {...ties} className="input" />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  beside,
  className,
  id,
  ...rest
}: Of<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, beside, className, id }}>
      {(ties) => <textarea {...rest} {...ties} className="input" />}
    </Field>
  );
}

export function SelectField({ label, hint, error, optional, beside, className, id, ...rest }: Of<'select'>) {
  return (
    <Field {...{ label, hint, error, optional, beside, className, id }}>
      {(ties) => <select {...rest} {...ties} className="input" />}
    </Field>
  );
}

/** A box to tick, with its sentence to the right; the whole sentence is the target. */
export function CheckboxField({
  label,
  hint,
  error,
  className,
  id,
  ...rest
}: ComponentProps<'input'> & Omit<Surroundings, 'beside' | 'optional'>) {
  const own = useId();
  const controlId = id ?? own;
  const describedBy = classes(error && `${controlId}-error`, Boolean(hint) && `${controlId}-hint`);
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          {...(error && atFault)}
          id={controlId}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          className="mt-1 size-5 shrink-0 accent-neel"
        />
        <label htmlFor={controlId}>{label}</label>
      </div>
      {hint && (
        <p id={`${controlId}-hint`} className="-mt-1 ps-8 text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="text-small font-semibold text-sindoor">
          {error}
        </p>
      )}
    </div>
  );
}
