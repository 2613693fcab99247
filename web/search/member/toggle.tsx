import type { ReactNode } from 'react';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';

type ToggleProps<On extends string, Off extends string> = {
  isOn: boolean;
  /** The intent that the button sends while it is off, and the one while it is on. */
  intents: readonly [On, Off];
  words: Record<On | Off, string>;
  /** Another step of the page is the first one to take. */
  isQuiet?: boolean;
  children?: ReactNode;
};

/** One button that marks something for the member, or takes the mark off. */
export function Toggle<On extends string, Off extends string>({
  isOn,
  intents,
  words,
  isQuiet,
  children,
}: ToggleProps<On, Off>) {
  const post = usePost(intents);
  const intent = intents[isOn ? 1 : 0];
  return (
    <PostForm post={post} className="grid justify-items-start gap-2">
      <PostFault post={post} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        look={isOn || isQuiet ? 'quiet' : 'primary'}
        busy={post.busyWith !== null}
      >
        {words[intent]}
      </Button>
      {children}
    </PostForm>
  );
}
