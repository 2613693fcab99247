import type { ComponentProps } from 'react';
import { Link } from '../ui/link.tsx';

/** A link of the shell: fetched a moment after the pointer rests on it. */
export function FollowLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...props} />;
}
