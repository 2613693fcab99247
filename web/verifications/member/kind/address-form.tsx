import type { OwnVerification } from '#contract/verifications/calls.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { verificationTexts } from '#web/verifications/texts/en/verification.ts';
import { AddressField } from './address-field.tsx';
import { useKindPost } from './use-kind-post.ts';

const texts = verificationTexts.address;

/** A student's address at their college. */
export function AddressForm({ before }: { before: OwnVerification | null }) {
  const post = useKindPost(['address']);
  return (
    <PostForm post={post} intent="address" className="grid grid-cols-1 gap-4">
      {!post.isAtFault('email') && <PostFault post={post} />}
      <AddressField post={post} before={before?.email} label={texts.field} hint={texts.fieldHint} />
      <Button type="submit" className="justify-self-start" busy={post.busyWith !== null}>
        {post.busyWith ? verificationTexts.sending : texts.send}
      </Button>
    </PostForm>
  );
}
