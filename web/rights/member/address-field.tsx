import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { guestTexts as texts } from '#web/rights/texts/en/rights.ts';
import { TextField } from '#web/ui/field.tsx';

/** The address of a person without an account. */
export function AddressField({ post }: { post: Post }) {
  return (
    <TextField
      {...post.field('email')}
      type="email"
      autoComplete="email"
      label={texts.email}
      hint={texts.emailHint}
      error={noteAt(post.fault, 'email')}
    />
  );
}
