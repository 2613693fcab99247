import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMinor, todayIn } from '#contract/birth-date.ts';
import { bucketOf, firstProfileFault } from '#contract/sign-up.ts';
import { editTexts as texts } from '#texts/dashboard.ts';
import { signUpTexts } from '#texts/sign-up.ts';
import { ApiError } from '../../client/api.ts';
import { deleteFile, fetchFile } from '../../client/files.ts';
import { messageOf } from '../../client/message.ts';
import { fetchProfile, type Profile, refresh, saveProfile } from '../../client/session.ts';
import { type Change, changed, type FormValues, toSignUpForm } from '../profile-form/form-values.ts';
import { fileOf, toFormValues, toProfileData } from '../profile-form/from-profile.ts';
import { readPhone } from '../profile-form/phone.ts';
import { useAttachment } from '../profile-form/use-attachment.ts';
import { useFault } from '../profile-form/use-fault.ts';
import { forgetEdit, loadEdit, saveEdit } from './edit-draft.ts';

/** A member's own profile under the rules of the sign-up. What is typed survives a lost session and a reload. */
export function useProfileEdit(profile: Profile, onSaved: () => void) {
  const [values, setValues] = useState<FormValues>(() => toFormValues(profile));
  const [saving, setSaving] = useState(false);
  const [sessionEnded, setSessionEnded] = useState(false);
  const savingNow = useRef(false);
  const isNew = profile.$id === '';
  const owner = profile.id ?? '';
  /** The state that these values were typed over; another one means that somebody else has saved meanwhile. */
  const base = useRef(profile.$updatedAt);
  const form = useRef<HTMLFormElement>(null);
  const fault = useFault(form);
  const attachment = useAttachment(bucketOf(values.role), true, fault.clear);

  const open = useEffectEvent(async () => {
    const kept = loadEdit(owner);
    if (kept) setValues((now) => changed(now, kept));
    const held = fileOf(profile);
    const file = held && (await fetchFile(held.bucket, held.id));
    if (file && (kept?.role ?? profile.role) === profile.role) attachment.restore(file);
  });
  useEffect(() => {
    void open();
  }, []);

  const change: Change = (field, value) => {
    fault.clear();
    setValues((now) => {
      const next = changed(now, { [field]: value });
      saveEdit(owner, next);
      return next;
    });
  };

  async function save() {
    if (savingNow.current) return;
    fault.clear();
    const entered = toSignUpForm(values);
    const found = firstProfileFault(entered);
    if (found) return fault.showFaultOf(found, entered, values);
    if (isNew && !values.agree) return fault.showCode('sign_up_terms_refused', 'agree');
    savingNow.current = true;
    setSaving(true);
    try {
      const phone = await readPhone(entered.phone, values.phoneCountry);
      if (!phone) return fault.showCode('sign_up_phone_invalid', 'phone');
      const fileId = await attachment.settle();
      if (fileId === false) return fault.show(signUpTexts.fileFailed, 'file');
      const latest = await fetchProfile(owner);
      if (latest && latest.$updatedAt !== base.current) {
        base.current = latest.$updatedAt;
        await refresh();
        return fault.show(texts.changedElsewhere);
      }
      await saveProfile(toProfileData({ ...entered, phone: phone.number }, fileId));
      const before = fileOf(profile);
      if (before && before.id !== fileId) await deleteFile(before.bucket, before.id);
      forgetEdit(owner);
      // Whoever turns out to be under 18 is told at once what comes next.
      if (isMinor(entered.dob ?? '', todayIn())) await refresh();
      onSaved();
    } catch (error) {
      setSessionEnded(error instanceof ApiError && error.code === 401);
      fault.show(messageOf(error, texts.failed));
    } finally {
      savingNow.current = false;
      setSaving(false);
    }
  }

  return {
    isNew,
    form,
    values,
    change,
    adjust: (adjusted: Partial<FormValues>) => setValues((now) => changed(now, adjusted)),
    attachment,
    save,
    saving,
    sessionEnded,
    fault: fault.message,
    noteOf: fault.noteOf,
    cancel: () => forgetEdit(owner),
  };
}
