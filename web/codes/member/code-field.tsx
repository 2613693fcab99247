import { type ComponentProps, useState } from 'react';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'name' | 'error'> & {
  post: Post;
  /** True for a field that appears once the member has asked for the code; the field then takes the focus. */
  isNext?: boolean;
};

/** Where a mailed code is typed. Phones offer the digits from the mail. */
export function CodeField({ post, isNext, className = 'max-w-64', ...said }: Props) {
  // Not when scripts take over a page that has it already.
  const [isNew] = useState(useHydrated());
  return (
    <TextField
      {...post.field('code', '')}
      ref={isNext && isNew ? takeFocus : undefined}
      error={noteAt(post.fault, 'code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={className}
      {...said}
    />
  );
}

function takeFocus(element: HTMLInputElement | null) {
  element?.focus();
}
