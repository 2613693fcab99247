import type { ComponentProps } from 'react';
import type { Post } from '../forms/use-post.tsx';
import { TextField } from '../ui/field.tsx';
import { noteAt } from './note-at.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'name' | 'error'> & { post: Post };

/** Where a mailed code is typed. Phones offer the digits from the mail. */
export function CodeField({ post, className = 'max-w-64', ...said }: Props) {
  return (
    <TextField
      {...post.field('code', '')}
      error={noteAt(post.fault, 'code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={className}
      {...said}
    />
  );
}
