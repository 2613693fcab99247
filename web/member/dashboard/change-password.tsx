import { type FormEvent, useState } from 'react';
import { faultOfNewPassword } from '#contract/password.ts';
import { securityTexts as texts } from '#texts/dashboard.ts';
import { changePassword } from '../../client/account-calls.ts';
import { messageOf } from '../../client/message.ts';
import { refresh } from '../../client/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';

const nothing = { old: '', password: '', confirmPassword: '' };

/** A new password, for somebody who knows the old one, or a first one for somebody who always came by code. */
export function ChangePassword({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [values, setValues] = useState(nothing);
  const [open, setOpen] = useState(false);
  const [working, setWorking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);

  const change = (field: keyof typeof nothing) => (text: string) => {
    setFault(null);
    setValues((now) => ({ ...now, [field]: text }));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const complete = (values.old || !hasPassword) && values.password && values.confirmPassword;
    const found = complete ? faultOfNewPassword(values.password, values.confirmPassword) : texts.missing;
    if (found) return setFault(found);
    setWorking(true);
    setFault(null);
    try {
      await changePassword(values.password, values.old);
      await refresh();
      setValues(nothing);
      setChanged(true);
      setOpen(false);
    } catch (error) {
      setFault(messageOf(error, texts.changeFailed));
    } finally {
      setWorking(false);
    }
  }

  return (
    <div>
      {changed && !open && (
        <Banner look="success" className="mb-4">
          {texts.changed}
        </Banner>
      )}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 py-2 font-semibold text-neel">
          {hasPassword ? texts.changePassword : texts.choosePassword}
        </summary>
        <form noValidate onSubmit={submit} className="mt-3 grid max-w-[27rem] gap-5">
          {fault && <Banner>{fault}</Banner>}
          {/* Tells password managers whose password changes. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && (
            <PasswordField
              label={texts.oldPassword}
              name="oldPassword"
              autoComplete="current-password"
              value={values.old}
              onChange={(event) => change('old')(event.target.value)}
              required
            />
          )}
          <NewPasswordFields onPassword={change('password')} onConfirmPassword={change('confirmPassword')} />
          <Button type="submit" busy={working}>
            {working ? texts.submitting : texts.submit}
          </Button>
        </form>
      </details>
    </div>
  );
}
