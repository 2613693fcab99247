import { CodeField } from '#web/codes/member/code-field.tsx';
import { signInTexts as texts } from '#web/factors/texts/en/factors.ts';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';

type Pending = {
  id: string;
  name: string;
  secret: string;
  address: string;
  picture: { size: number; path: string };
};

/** The key of an app that was begun, as a picture and in letters, and the first code of it. */
export function ConnectApp({ app, begun, post }: { app: Pending; begun: Post['outcome']; post: Post }) {
  const { id, name, secret, address, picture } = app;
  const isBusy = post.busyWith !== null;
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <section aria-labelledby="connect" className="grid justify-items-start gap-4">
      <h2 id="connect" className="text-heading break-words">
        {texts.scanTitle(name)}
      </h2>
      {begun ? (
        <OutcomeBanner look="note" of={begun}>
          {texts.scan}
        </OutcomeBanner>
      ) : (
        <p>{texts.scan}</p>
      )}
      <svg
        role="img"
        aria-label={texts.scanAlt}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-56"
      >
        <path fill="#fff" d={`M0 0h${picture.size}v${picture.size}h-${picture.size}z`} />
        <path fill="#000" d={picture.path} />
      </svg>
      <dl>
        <dt className="text-small text-soft">{texts.key}</dt>
        <dd className="font-mono break-words">{groups.join(' ')}</dd>
      </dl>
      <a href={address} rel="noreferrer" className="text-link inline-flex min-h-11 items-center">
        {texts.openApp}
      </a>
      <PostForm post={post} intent="confirm" className="grid w-full max-w-[27rem] gap-4">
        {!post.isAtFault('code') && <PostFault post={post} />}
        <input type="hidden" name="factorId" value={id} />
        <CodeField post={post} label={texts.first} maxLength={20} required />
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts.confirming : texts.confirm}
        </Button>
      </PostForm>
    </section>
  );
}
