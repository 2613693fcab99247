import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import type { Post } from './use-post.tsx';

type IntentButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'busy'> & {
  post: Post;
  intent: string;
};

/** One of several ways to send a form, busy while it is this one that is on its way. */
export function IntentButton({ post, intent, ...rest }: IntentButtonProps) {
  return <Button {...rest} type="submit" name="intent" value={intent} busy={post.busyWith === intent} />;
}
