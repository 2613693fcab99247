import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  bucketOf,
  firstFault,
  missingFields,
  type SignUpFaultCode,
  type SignUpField,
  signUpFaults,
} from '#contract/sign-up.ts';
import { hasType, messageOf } from '../../client/api.ts';
import { enterAs, leaveCurrentSession, logIn } from '../../client/session.ts';
import { createAccount } from '../../client/sign-up-calls.ts';
import { signUpTexts } from '../../content/sign-up.ts';
import { paths } from '../../paths.ts';
import {
  type Change,
  changed,
  emptyForm,
  type FormField,
  type FormValues,
  toSignUpForm,
} from '../profile-form/form-values.ts';
import { readPhone } from '../profile-form/phone.ts';
import { useAttachment } from '../profile-form/use-attachment.ts';
import { forgetDraft, loadDraft, newKey, saveDraft } from './draft.ts';
import { useEmailProof } from './use-email-proof.ts';

export type Fault = { message: string; field?: FormField | 'file'; missing: ReadonlySet<string | undefined> };

const { faultNotes } = signUpTexts;
const notes: Partial<Record<SignUpFaultCode, string>> = {
  sign_up_required: faultNotes.missing,
  sign_up_student_required: faultNotes.missing,
  sign_up_major_field_required: faultNotes.missing,
  sign_up_email_unverified: faultNotes.unverified,
  sign_up_password_short: faultNotes.tooShort,
  sign_up_terms_refused: faultNotes.untick,
};

/** Everything the sign-up page knows and does; its parts only show it. */
export function useSignUp() {
  const navigate = useNavigate();
  const [values, setValues] = useState<FormValues>(emptyForm);
  const [fault, setFault] = useState<(Fault & { note: string }) | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [restored, setRestored] = useState(false);
  const key = useRef('');
  const submittingNow = useRef(false);
  const proof = useEmailProof(values.email);
  const attachment = useAttachment(bucketOf(values.role), proof.verified);
  const form = useRef<HTMLFormElement>(null);

  const restore = useEffectEvent(async () => {
    const draft = loadDraft();
    key.current = draft?.key ?? newKey();
    // What the person typed before the scripts arrived counts more than what was kept before.
    const typed = typedBefore(form.current);
    setValues((now) => changed(now, { ...draft?.values, ...typed }));
    setRestored(true);
    const ticket = draft?.hasTicket ? await proof.restore() : null;
    const isOfRole = ticket?.file?.bucketId === bucketOf(draft?.values.role ?? '');
    if (ticket?.file && isOfRole) attachment.restore(ticket.file);
    else if (draft?.chosenFile) attachment.remind(draft.chosenFile);
  });
  useEffect(() => {
    void restore();
  }, []);

  const { state: file } = attachment;
  const chosenFile = file.step === 'none' || file.step === 'stored' ? undefined : file.file.name;
  useEffect(() => {
    if (restored) saveDraft({ key: key.current, hasTicket: proof.ticket !== null, chosenFile }, values);
  }, [restored, values, proof.ticket, chosenFile]);

  const change: Change = (field, value) => {
    setFault(null);
    setValues((now) => changed(now, { [field]: value }));
  };

  function refuse(
    message: string,
    field?: Fault['field'],
    note: string = faultNotes.check,
    missing: Fault['field'][] = [],
  ) {
    setFault({ message, field, note, missing: new Set(missing) });
    if (field) focusField(form.current, field);
  }

  async function sendCode() {
    setFault(null);
    const message = await proof.send();
    if (message) refuse(message, 'email');
  }

  async function submit() {
    if (submittingNow.current) return;
    setFault(null);
    const entered = toSignUpForm(values);
    const found = firstFault(entered, { emailVerified: proof.verified });
    if (found) {
      const missing = missingFields(entered, found.code).map((field) => pageField(field, values));
      return refuse(found.message, pageField(found.field, values), notes[found.code], missing);
    }
    submittingNow.current = true;
    setSubmitting(true);
    try {
      const phone = await readPhone(entered.phone, values.phoneCountry);
      if (!phone) return refuse(signUpFaults.sign_up_phone_invalid, 'phone');
      const fileId = await attachment.settle();
      if (fileId === false) return refuse(signUpTexts.fileFailed, 'file');
      await leaveCurrentSession();
      await join({ ...entered, phone: phone.number, ...(fileId ? { fileId } : {}) });
    } catch (error) {
      if (hasType(error, 'sign_up_email_unverified')) proof.forget();
      refuse(messageOf(error, signUpTexts.failed));
    } finally {
      submittingNow.current = false;
      setSubmitting(false);
    }
  }

  async function join(entered: Parameters<typeof createAccount>[0]) {
    try {
      const { account } = await createAccount(entered, key.current);
      await enterAs(account);
      forgetDraft();
      const message = signUpTexts.welcomeNew(account.name);
      await navigate(paths.dashboard, { replace: true, state: { message, isNewUser: true } });
    } catch (error) {
      const exists =
        hasType(error, 'user_already_exists') || /already exists|Conflict/.test(messageOf(error, ''));
      if (!exists) throw error;
      await enterExisting(entered.email, entered.password);
    }
  }

  async function enterExisting(email: string, password: string) {
    try {
      await logIn(email, password);
    } catch (error) {
      if (hasType(error, 'network')) throw error;
      return refuse(signUpTexts.wrongPasswordOfExisting, 'password');
    }
    forgetDraft();
    const state = { message: signUpTexts.welcomeExisting, isExistingUser: true };
    await navigate(paths.dashboard, { replace: true, state });
  }

  /** What stands beside a field that needs mending. */
  const noteOf = (field: FormField | 'file') => {
    if (!fault) return null;
    if (fault.missing.has(field)) return faultNotes.missing;
    return fault.field === field ? fault.note : null;
  };

  return {
    form,
    values,
    change,
    fault,
    noteOf,
    proof,
    attachment,
    sendCode,
    submit,
    submitting,
    ready: restored,
  };
}

export type SignUpState = ReturnType<typeof useSignUp>;

/** Where the page has two fields for one of the form. */
function pageField(field: SignUpField, values: FormValues): Fault['field'] {
  if (field === 'location') return values.district ? 'otherPlace' : 'district';
  return field in emptyForm ? (field as FormField) : 'file';
}

function focusField(form: HTMLFormElement | null, field: string) {
  const element = form?.elements.namedItem(field);
  if (element instanceof HTMLElement) element.focus();
}

function typedBefore(form: HTMLFormElement | null): Partial<FormValues> {
  if (!form) return {};
  const typed = [...new FormData(form)].filter(
    ([field, value]) =>
      typeof value === 'string' && value !== '' && typeof emptyForm[field as FormField] === 'string',
  );
  return Object.fromEntries(typed.filter(([field, value]) => value !== emptyForm[field as FormField]));
}
