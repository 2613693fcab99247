import { addressPaths } from '#contract/addresses/paths.ts';
import { verifyEmailTexts as texts } from '#web/addresses/texts/en/verify-email.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** Mails another link that proves the address. */
export function NewLink({ email }: { email: string }) {
  const post = usePost(['new-link']);
  const { outcome, busyWith } = post;
  if (outcome?.done)
    return (
      <Banner look="success" className="mt-6">
        {outcome.done === 'already' ? texts.already : texts.sent(email)}
      </Banner>
    );
  return (
    <PostForm
      post={post}
      intent="new-link"
      action={addressPaths.verifyEmail}
      className="mt-6 grid justify-items-start gap-4"
    >
      <PostFault post={post} />
      <Button type="submit" busy={busyWith !== null}>
        {busyWith === null ? texts.newLink : texts.sendingLink}
      </Button>
    </PostForm>
  );
}
