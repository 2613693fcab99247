import { useState } from 'react';
import { securityTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NewPasswordFields } from '#web/passwords/member/new-password-fields.tsx';
import { faultOfNewPasswords } from '#web/passwords/member/new-passwords.ts';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

/** Sets a new password for a member who knows the old one, or a first password for a member who has signed in only by code. */
export function ChangePassword({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const post = usePost(['password'], {
    check(form) {
      const text = (field: string) => String(form.get(field) ?? '');
      if (hasPassword && !text('oldPassword')) return signUpFault('sign_up_required', ['oldPassword']);
      return faultOfNewPasswords(text('password'), text('confirmPassword'));
    },
    onDone: () => setTimes(times + 1),
  });
  const isSaving = post.busyWith !== null;
  return (
    <div>
      {post.outcome?.done && !isOpen && (
        <Banner look="success" className="mb-4">
          {texts.changed}
        </Banner>
      )}
      <Unfold
        isWanted={post.fault !== null}
        timesDone={times}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-11 py-2 font-semibold text-neel">
          {hasPassword ? texts.changePassword : texts.choosePassword}
        </summary>
        <PostForm key={times} post={post} intent="password" className="mt-3 grid max-w-[27rem] gap-5">
          <PostFault post={post} />
          {/* Tells password managers whose password changes. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && (
            <PasswordField
              label={texts.oldPassword}
              {...post.field('oldPassword')}
              autoComplete="current-password"
              required
            />
          )}
          <NewPasswordFields isAtFault={post.isAtFault} />
          <Button type="submit" busy={isSaving}>
            {isSaving ? texts.submitting : texts.submit}
          </Button>
        </PostForm>
      </Unfold>
    </div>
  );
}
