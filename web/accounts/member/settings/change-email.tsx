import { useState } from 'react';
import { isEmail } from '#rules/checks/email.ts';
import { emailChangeTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { CodeDialog, useCodeDialog } from '#web/codes/member/code-dialog.tsx';
import { codeIntents } from '#web/forms/code-intents.ts';
import type { AwaitedCode } from '#web/forms/sent-codes.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

const [formId, intent] = ['email-change', 'send-email-code'];

/** Another address for the account. It counts once its code has been typed. */
export function ChangeEmail({ hasPassword, code }: { hasPassword: boolean; code: AwaitedCode | null }) {
  const dialog = useCodeDialog('email-change', code);
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const [moved, setMoved] = useState<string | null>(null);
  const before = useOutcomeOfPage();
  const movedTo =
    moved ?? (before?.intent === codeIntents('email-change').use ? before.about?.email : undefined);
  const post = usePost([intent], {
    check: (form) =>
      isEmail(String(form.get('newEmail') ?? '').trim())
        ? null
        : signUpFault('sign_up_email_invalid', ['newEmail']),
    onDone: dialog.reopen,
  });
  const isSending = post.busyWith !== null;
  return (
    <div>
      {movedTo && !isOpen && (
        <Banner look="success" className="mb-4">
          {texts.changed(movedTo)}
        </Banner>
      )}
      <CodeDialog
        dialog={dialog}
        title={texts.codeTitle}
        resendBy={{ form: formId, intent }}
        onUsed={({ about }) => {
          setMoved(about?.email ?? null);
          setTimes(times + 1);
          post.form.current?.reset();
        }}
      />
      <Unfold
        isWanted={post.fault !== null}
        timesDone={times}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-11 py-2 font-semibold text-neel">{texts.open}</summary>
        <PostForm post={post} id={formId} className="mt-3 grid max-w-[27rem] gap-5">
          <PostFault post={post} />
          <TextField
            label={texts.email}
            {...post.field('newEmail')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          {hasPassword && (
            <PasswordField
              label={texts.password}
              {...post.field('password')}
              autoComplete="current-password"
              required
            />
          )}
          <Button type="submit" name="intent" value={intent} busy={isSending}>
            {isSending ? texts.submitting : texts.submit}
          </Button>
        </PostForm>
      </Unfold>
    </div>
  );
}
