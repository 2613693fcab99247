import { usePasskey } from '#web/factors/shown/use-passkey.ts';
import { signInTexts } from '#web/factors/texts/en/factors.ts';
import { passkeyTexts as texts } from '#web/factors/texts/en/passkeys.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { signInAgain } from './sign-in-again.ts';

type Adding = { asksPassword: boolean; onAdded: (outcome: Outcome) => void };

/** Adds a passkey: the member's device makes it. */
export function AddPasskey({ asksPassword, onAdded }: Adding) {
  const { post, isBusy, hasFailed } = usePasskey(['begin-passkey', 'add-passkey'], 'makePasskey', onAdded);
  const times = post.outcome?.intent === 'add-passkey' ? 1 : 0;
  return (
    <Unfold isWanted={post.fault !== null || hasFailed} timesDone={times}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.add}</summary>
      <PostForm post={post} intent="begin-passkey" className="mt-3 grid max-w-[27rem] gap-5">
        <PostFault post={post} />
        {hasFailed && <Banner>{texts.notMade}</Banner>}
        {post.fault?.code === 'factor_sign_in_again' && (
          <TextLink to={signInAgain} className="inline-flex min-h-11 items-center">
            {signInTexts.again}
          </TextLink>
        )}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          {...post.field('nameOfPasskey')}
          maxLength={60}
          autoComplete="off"
          required
        />
        {asksPassword && (
          <PasswordField
            label={signInTexts.password}
            {...post.field('password')}
            autoComplete="current-password"
            required
          />
        )}
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts.waiting : signInTexts.addNext}
        </Button>
      </PostForm>
    </Unfold>
  );
}
