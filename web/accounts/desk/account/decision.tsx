import type { ReactNode } from 'react';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { classes } from '#web/ui/classes.ts';
import { Unfold } from '#web/ui/unfold.tsx';

type DecisionProps = { post: Post; title: string; look?: 'danger'; intent?: string; children: ReactNode };

/** A form that staff must open first, so that one careless press decides nothing about a member. */
export function Decision({ post, title, look, intent, children }: DecisionProps) {
  return (
    <Unfold isWanted={post.fault !== null}>
      <summary
        className={classes('min-h-11 py-2 font-semibold', look === 'danger' ? 'text-sindoor' : 'text-neel')}
      >
        {title}
      </summary>
      <PostForm post={post} intent={intent} className="mt-2 mb-4 grid grid-cols-1 justify-items-start gap-4">
        {!post.isAtFault('reason') && <PostFault post={post} className="w-full" />}
        {children}
      </PostForm>
    </Unfold>
  );
}
