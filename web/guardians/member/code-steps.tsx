import type { ReactNode } from 'react';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

type CodeStepsProps = {
  post: Post;
  /** The form that the typed code sends. */
  intent: string;
  texts: {
    ask: string;
    asking?: string;
    sent: string;
    code: string;
    submit: string;
    busy?: string;
    another: string;
  };
  askLook?: 'quiet';
  className?: string;
  askClassName?: string;
  /** Above the first button, and what of it the second form keeps. */
  children?: ReactNode;
  kept?: ReactNode;
};

/** A code goes to the guardian’s own address first, and counts in the browser that asked for it. */
export function CodeSteps({
  post,
  intent,
  texts,
  askLook,
  className = '',
  askClassName = 'justify-items-start',
  children,
  kept,
}: CodeStepsProps) {
  const { answer, busyWith } = post;
  const isSent = answer?.done === 'sent' || answer?.intent === intent;
  const isAsking = busyWith === 'ask-code';
  if (!isSent)
    return (
      <PostForm post={post} intent="ask-code" className={`grid gap-3 ${askClassName} ${className}`}>
        {children}
        <Button type="submit" look={askLook} busy={isAsking}>
          {(isAsking && texts.asking) || texts.ask}
        </Button>
      </PostForm>
    );
  return (
    <PostForm post={post} className={`grid gap-3 ${className}`}>
      {kept}
      <p role="status">{texts.sent}</p>
      <TextField
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-invalid={post.isAtFault('code') || undefined}
      />
      <Button type="submit" name="intent" value={intent} busy={busyWith === intent}>
        {(busyWith === intent && texts.busy) || texts.submit}
      </Button>
      <Button type="submit" name="intent" value="ask-code" look="plain" busy={isAsking}>
        {texts.another}
      </Button>
    </PostForm>
  );
}
