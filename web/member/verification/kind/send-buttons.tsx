import { verificationTexts as texts } from '#texts/verification.ts';
import type { Post } from '../../../forms/use-post.tsx';
import { Button } from '../../../ui/button.tsx';

/** Sends the form; and, where a number was taken for an Aadhaar number, says that it is another one. */
export function SendButtons({ post, intent, label }: { post: Post; intent: string; label: string }) {
  const another = `${intent} with another number`;
  const isAsked = post.answer?.fault?.code === 'identity_number_found';
  return (
    <div className="grid justify-items-start gap-3">
      <Button type="submit" name="intent" value={intent} busy={post.busyWith === intent}>
        {post.busyWith === intent ? texts.sending : label}
      </Button>
      {isAsked && (
        <>
          <p className="text-small text-soft">{texts.anotherHint}</p>
          <Button type="submit" look="quiet" name="intent" value={another} busy={post.busyWith === another}>
            {texts.another}
          </Button>
        </>
      )}
    </div>
  );
}
