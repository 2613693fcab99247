import { ownDataTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { CodeDialog, useCodeDialog } from '#web/codes/member/code-dialog.tsx';
import type { AwaitedCode } from '#web/forms/sent-codes.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { deleteTexts } from '#web/leaving/texts/en/leaving.ts';
import { Download } from '#web/own-data/member/download.tsx';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { LeavingNote } from '#web/today/member/leaving-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { type Owed, ReadOwed } from './read-owed.tsx';

type OwnDataProps = {
  email: string;
  hasPassword: boolean;
  leavesAt: string;
  code: AwaitedCode | null;
  owed: readonly Owed[];
  /** Otherwise the way to the download leads over a proof. */
  isProven: boolean;
};

/** Taking one's data away, and taking oneself away. */
export function OwnData({ leavesAt, owed, isProven, ...rest }: OwnDataProps) {
  return (
    <section aria-labelledby="own-data" className="grid justify-items-start gap-3">
      <h2 id="own-data" className="text-heading">
        {texts.title}
      </h2>
      <p>{texts.exportHint}</p>
      <Download isProven={isProven} />
      {leavesAt && <LeavingNote leavesAt={leavesAt} />}
      {!leavesAt && (owed.length > 0 ? <ReadOwed owed={owed} /> : <DeleteAccount {...rest} />)}
    </section>
  );
}

/** Deletes the account; the member confirms by the password or, also without a password, by a mailed code. */
function DeleteAccount({ email, hasPassword, code }: Omit<OwnDataProps, 'leavesAt' | 'owed' | 'isProven'>) {
  const dialog = useCodeDialog('deletion', code);
  const post = usePost(['give-up', 'send-deletion-code'], {
    check: (form, intent) =>
      intent === 'give-up' && !form.get('password')
        ? { code: 'password_missing', fields: ['password'] }
        : null,
    onDone: ({ done }) => done === 'sent' && dialog.reopen(),
  });
  const { busyWith, fault } = post;
  return (
    <Unfold className="mt-3 w-full" isWanted={fault !== null}>
      <summary className="min-h-11 py-2 font-semibold text-sindoor">{deleteTexts.open}</summary>
      <div className="mt-2 grid max-w-[27rem] gap-4">
        <p>{deleteTexts.hint}</p>
        <CodeDialog dialog={dialog} title={deleteTexts.codeTitle} />
        <PostFault post={post} />
        <PostForm post={post} className="grid gap-4">
          {hasPassword ? (
            <>
              <PasswordField
                label={deleteTexts.password}
                {...post.field('password')}
                autoComplete="current-password"
                required
              />
              <Button type="submit" name="intent" value="give-up" look="danger" busy={busyWith === 'give-up'}>
                {busyWith === 'give-up' ? deleteTexts.submitting : deleteTexts.submit}
              </Button>
            </>
          ) : (
            <p className="break-words">{deleteTexts.byCode(email)}</p>
          )}
          <Button
            type="submit"
            name="intent"
            value="send-deletion-code"
            look={hasPassword ? 'plain' : 'danger'}
            busy={busyWith === 'send-deletion-code'}
          >
            {busyWith === 'send-deletion-code'
              ? deleteTexts.sendingCode
              : hasPassword
                ? deleteTexts.useCode
                : deleteTexts.sendCode}
          </Button>
        </PostForm>
      </div>
    </Unfold>
  );
}
