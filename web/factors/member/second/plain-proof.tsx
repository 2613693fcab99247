import { CodeField } from '#web/codes/member/code-field.tsx';
import { secondTexts as texts } from '#web/factors/texts/en/factors.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** The proof of a member without a second factor: the password, or a code that is mailed. */
export function PlainProof({ by, onDone }: { by: 'code' | 'password'; onDone: () => void }) {
  return (
    <div className="grid gap-8">
      {by === 'password' && <ByPassword onDone={onDone} />}
      <section aria-labelledby="by-mail" className="grid gap-4">
        {by === 'password' && (
          <h2 id="by-mail" className="text-heading">
            {texts.orMail}
          </h2>
        )}
        <MailCode />
        <ByCode onDone={onDone} />
      </section>
    </div>
  );
}

function ByPassword({ onDone }: { onDone: () => void }) {
  const post = usePost(['password'], { onDone });
  const isBusy = post.busyWith !== null;
  return (
    <PostForm post={post} intent="password" className="grid gap-5">
      <PostFault post={post} />
      <PasswordField
        label={texts.password}
        {...post.field('password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? texts.submitting : texts.submit}
      </Button>
    </PostForm>
  );
}

function MailCode() {
  const post = usePost(['mail']);
  const isBusy = post.busyWith !== null;
  return (
    <PostForm post={post} intent="mail" className="grid justify-items-start gap-3">
      <PostFault post={post} />
      {post.outcome?.done ? <Banner look="success">{texts.mailed}</Banner> : <p>{texts.byMail}</p>}
      <Button type="submit" look="quiet" busy={isBusy}>
        {isBusy ? texts.mailing : texts.mailCode}
      </Button>
    </PostForm>
  );
}

function ByCode({ onDone }: { onDone: () => void }) {
  const post = usePost(['code'], { onDone });
  const isBusy = post.busyWith !== null;
  return (
    <PostForm post={post} intent="code" className="grid gap-5">
      {!post.isAtFault('code') && <PostFault post={post} />}
      <CodeField post={post} label={texts.mailedCode} maxLength={20} required />
      <Button type="submit" look="quiet" busy={isBusy}>
        {isBusy ? texts.submitting : texts.byCode}
      </Button>
    </PostForm>
  );
}
