import { type RefObject, useState } from 'react';
import { missingFields, type SignUpFault, type SignUpFaultCode, type SignUpForm } from '#contract/sign-up.ts';
import { signUpTexts } from '#texts/sign-up.ts';
import { refusalSentence } from '../../texts/refusal-sentence.ts';
import { emptyForm, type FormField, type FormValues } from './form-values.ts';

export type PageField = FormField | 'file';
type Fault = {
  message: string;
  field?: PageField | undefined;
  note: string;
  missing: ReadonlySet<PageField>;
};

const { faultNotes } = signUpTexts;
const notes: Partial<Record<SignUpFaultCode, string>> = {
  sign_up_required: faultNotes.missing,
  sign_up_student_required: faultNotes.missing,
  sign_up_guardian_required: faultNotes.missing,
  sign_up_major_field_required: faultNotes.missing,
  sign_up_email_unverified: faultNotes.unverified,
  sign_up_password_short: faultNotes.tooShort,
  sign_up_terms_refused: faultNotes.untick,
};

/** The one fault a form shows: its sentence above the form, a note beside the field, and the focus in it. */
export function useFault(form: RefObject<HTMLFormElement | null>) {
  const [fault, setFault] = useState<Fault | null>(null);

  function show(
    message: string,
    field?: PageField,
    note: string = faultNotes.check,
    missing: PageField[] = [],
  ) {
    setFault({ message, field, note, missing: new Set(missing) });
    focusFirst(form.current, missing.length > 0 ? missing : field ? [field] : []);
  }

  function showCode(code: SignUpFaultCode, field?: PageField, missing: PageField[] = []) {
    show(refusalSentence(code), field, notes[code], missing);
  }

  return {
    message: fault?.message ?? null,
    show,
    showCode,
    clear: () => setFault(null),
    showFaultOf: (found: SignUpFault, entered: SignUpForm, values: FormValues) =>
      showCode(
        found.code,
        pageField(found.field, values),
        missingFields(entered, found.code).map((field) => pageField(field, values)),
      ),
    noteOf: (field: PageField): string | null => {
      if (!fault) return null;
      if (fault.missing.has(field)) return faultNotes.missing;
      return fault.field === field ? fault.note : null;
    },
  };
}

/** Where the page has two fields for one of the form. */
function pageField(field: string, values: FormValues): PageField {
  if (field === 'location') return values.district ? 'otherPlace' : 'district';
  return field in emptyForm ? (field as FormField) : 'file';
}

/** The first of them on the page, which need not be the first in the rules. */
function focusFirst(form: HTMLFormElement | null, fields: PageField[]) {
  const names = new Set<string>(
    fields.flatMap((field) => (field === 'file' ? ['resume', 'portfolio'] : [field])),
  );
  const element = [...(form?.elements ?? [])].find((one) => names.has(one.getAttribute('name') ?? ''));
  if (element instanceof HTMLElement) element.focus();
}
