import { sessionChanged } from '#web/client/session.ts';
import { passkeyTexts as texts } from '#web/factors/texts/en/passkeys.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePasskey } from './use-passkey.ts';

/** Signs in, or proves it again, with a passkey. */
export function PasskeyButton({ className = '' }: { className?: string }) {
  const { post, isBusy, hasFailed } = usePasskey(
    ['ask-passkey', 'use-passkey'],
    'signWithPasskey',
    sessionChanged,
  );
  return (
    <PostForm post={post} intent="ask-passkey" className={`grid gap-3 ${className}`}>
      <PostFault post={post} />
      {hasFailed && <Banner>{texts.failed}</Banner>}
      <Button type="submit" look="quiet" busy={isBusy}>
        {isBusy ? texts.waiting : texts.use}
      </Button>
    </PostForm>
  );
}
