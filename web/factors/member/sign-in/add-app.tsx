import { signInTexts as texts } from '#web/factors/texts/en/factors.ts';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { signInAgain } from './sign-in-again.ts';

type Props = { post: Post; asksPassword: boolean; isFirst: boolean };

/** Begins an app. The password is asked for as long as nothing else proves the member. */
export function AddApp({ post, asksPassword, isFirst }: Props) {
  const isBusy = post.busyWith !== null;
  const times = post.outcome?.done ? 1 : 0;
  return (
    <Unfold isWanted={isFirst || post.fault !== null} timesDone={times}>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.add}</summary>
      <PostForm post={post} intent="begin" className="mt-3 grid max-w-[27rem] gap-5">
        <PostFault post={post} />
        {post.fault?.code === 'factor_sign_in_again' && (
          <TextLink to={signInAgain} className="inline-flex min-h-11 items-center">
            {texts.again}
          </TextLink>
        )}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          {...post.field('nameOfApp')}
          maxLength={60}
          autoComplete="off"
          required
        />
        {asksPassword && (
          <PasswordField
            label={texts.password}
            {...post.field('password')}
            autoComplete="current-password"
            required
          />
        )}
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts.adding : texts.addNext}
        </Button>
      </PostForm>
    </Unfold>
  );
}
