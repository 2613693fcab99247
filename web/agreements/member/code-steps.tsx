import type { ReactNode } from 'react';
import { CodeField } from '#web/codes/member/code-field.tsx';
import type { Post } from '#web/forms/use-post.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';

type Props = {
  post: Post;
  isSent: boolean;
  /** The intent that the code confirms. */
  intent: string;
  look?: ButtonLook;
  hint?: ReactNode;
  words: { code: string; act: string; askCode: string; askCodeHow: string; another: string };
};

/** The two steps of what a mailed code confirms: asking for the code, and confirming with it. */
export function CodeSteps({ post, isSent, intent, look = 'primary', hint, words }: Props) {
  return (
    <>
      {isSent && (
        <>
          <CodeField isNext post={post} label={words.code} hint={hint} />
          <Button
            type="submit"
            name="intent"
            value={intent}
            look={look}
            busy={post.busyWith === intent}
            className="justify-self-start"
          >
            {words.act}
          </Button>
        </>
      )}
      <div className="grid justify-items-start gap-1.5">
        <Button
          type="submit"
          name="intent"
          value="code"
          look={isSent ? 'quiet' : 'primary'}
          busy={post.busyWith === 'code'}
        >
          {isSent ? words.another : words.askCode}
        </Button>
        <p className="text-small text-soft">{words.askCodeHow}</p>
      </div>
    </>
  );
}
