import { IntentButton } from '#web/forms/intent-button.tsx';
import type { Post } from '#web/forms/use-post.tsx';
import { verificationTexts as texts } from '#web/verifications/texts/en/verification.ts';

/** Sends the form; and, where a number was taken for an Aadhaar number, says that it is another one. */
export function SendButtons({ post, intent, label }: { post: Post; intent: string; label: string }) {
  const another = `${intent} with another number`;
  const isAsked = post.answer?.fault?.code === 'identity_number_found';
  return (
    <div className="grid justify-items-start gap-3">
      <IntentButton post={post} intent={intent}>
        {post.busyWith === intent ? texts.sending : label}
      </IntentButton>
      {isAsked && (
        <>
          <p className="text-small text-soft">{texts.anotherHint}</p>
          <IntentButton post={post} intent={another} look="quiet">
            {texts.another}
          </IntentButton>
        </>
      )}
    </div>
  );
}
