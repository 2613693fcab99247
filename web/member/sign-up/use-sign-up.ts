import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { bucketOf, firstFault } from '#contract/sign-up.ts';
import { signUpTexts } from '#texts/sign-up.ts';
import { hasType } from '../../client/api.ts';
import { messageOf } from '../../client/message.ts';
import { enterAs, leaveCurrentSession, logIn } from '../../client/session.ts';
import { createAccount } from '../../client/sign-up-calls.ts';
import { paths } from '../../paths.ts';
import {
  type Change,
  changed,
  emptyForm,
  type FormField,
  type FormValues,
  isChild,
  toChildForm,
  toSignUpForm,
} from '../profile-form/form-values.ts';
import { readPhone } from '../profile-form/phone.ts';
import { useAttachment } from '../profile-form/use-attachment.ts';
import { useFault } from '../profile-form/use-fault.ts';
import { forgetDraft, loadDraft, newKey, saveDraft } from './draft.ts';
import { useEmailProof } from './use-email-proof.ts';

/** Everything the sign-up page knows and does; its parts only show it. */
export function useSignUp() {
  const navigate = useNavigate();
  const [values, setValues] = useState<FormValues>(emptyForm);
  const [submitting, setSubmitting] = useState(false);
  const [restored, setRestored] = useState(false);
  const key = useRef('');
  const submittingNow = useRef(false);
  const proof = useEmailProof(values.email);
  const form = useRef<HTMLFormElement>(null);
  const fault = useFault(form);
  const attachment = useAttachment(bucketOf(values.role), proof.verified, fault.clear);
  /** The server may still know a proof that this page has not asked about yet. */
  const mayHaveTicket = useRef(false);

  const restore = useEffectEvent(async () => {
    const draft = loadDraft();
    key.current = draft?.key ?? newKey();
    // What the person typed before the scripts arrived counts more than what was kept before.
    const typed = typedBefore(form.current);
    setValues((now) => changed(now, { ...draft?.values, ...typed }));
    mayHaveTicket.current = draft?.hasTicket === true;
    setRestored(true);
    const ticket = draft?.hasTicket ? await proof.restore() : null;
    mayHaveTicket.current = false;
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
    const hasTicket = proof.ticket !== null || mayHaveTicket.current;
    if (restored) saveDraft({ key: key.current, hasTicket, chosenFile }, values);
  }, [restored, values, proof.ticket, chosenFile]);

  const change: Change = (field, value) => {
    fault.clear();
    setValues((now) => changed(now, { [field]: value }));
  };

  async function sendCode() {
    fault.clear();
    const message = await proof.send();
    if (message) fault.show(message, 'email');
  }

  async function submit() {
    if (submittingNow.current) return;
    fault.clear();
    const isYoung = isChild(values);
    const entered = isYoung ? toChildForm(values) : toSignUpForm(values);
    const found = firstFault(entered, { emailVerified: proof.verified });
    if (found) return fault.showFaultOf(found, entered, values);
    submittingNow.current = true;
    setSubmitting(true);
    try {
      const profile = isYoung ? {} : await settleProfile(entered.phone);
      if (!profile) return;
      await leaveCurrentSession();
      await join({ ...entered, ...profile });
    } catch (error) {
      if (hasType(error, 'sign_up_email_unverified')) proof.forget();
      fault.show(messageOf(error, signUpTexts.failed));
    } finally {
      submittingNow.current = false;
      setSubmitting(false);
    }
  }

  /** Nothing after a fault, which is shown. */
  async function settleProfile(typed: string) {
    const phone = await readPhone(typed, values.phoneCountry);
    if (!phone) return fault.showCode('sign_up_phone_invalid', 'phone');
    const fileId = await attachment.settle();
    if (fileId === false) return fault.show(signUpTexts.fileFailed, 'file');
    return { phone: phone.number, ...(fileId ? { fileId } : {}) };
  }

  async function join(entered: Parameters<typeof createAccount>[0]) {
    try {
      const { account } = await createAccount(entered, key.current);
      await enterAs(account);
      forgetDraft();
      const message = signUpTexts.welcomeNew(account.name);
      await navigate(paths.dashboard, { replace: true, state: { message, isNewUser: true } });
    } catch (error) {
      if (!hasType(error, 'user_already_exists')) throw error;
      await enterExisting(entered.email, entered.password);
    }
  }

  async function enterExisting(email: string, password: string) {
    try {
      await logIn(email, password);
    } catch (error) {
      if (hasType(error, 'network')) throw error;
      return fault.show(signUpTexts.wrongPasswordOfExisting, 'password');
    }
    forgetDraft();
    const state = { message: signUpTexts.welcomeExisting, isExistingUser: true };
    await navigate(paths.dashboard, { replace: true, state });
  }

  return {
    form,
    values,
    change,
    adjust: (adjusted: Partial<FormValues>) => setValues((now) => changed(now, adjusted)),
    fault: fault.message,
    noteOf: fault.noteOf,
    proof,
    attachment,
    sendCode,
    submit,
    submitting,
    ready: restored,
  };
}

export type SignUpState = ReturnType<typeof useSignUp>;

function typedBefore(form: HTMLFormElement | null): Partial<FormValues> {
  if (!form) return {};
  const typed = [...new FormData(form)].flatMap(([field, value]): [string, unknown][] => {
    const empty = emptyForm[field as FormField];
    if (typeof empty === 'boolean') return [[field, true]];
    return typeof empty === 'string' && value !== '' && value !== empty ? [[field, value]] : [];
  });
  return Object.fromEntries(typed);
}
