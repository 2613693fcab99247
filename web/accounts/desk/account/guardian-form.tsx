import type { Post } from '#web/forms/use-post.tsx';
import { accountTexts, guardianTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Decision } from './decision.tsx';
import { ReasonField } from './reason-field.tsx';

/** A guardian has refused: may the child name another one? A refusal that stands can still be lifted. */
export function GuardianForm({ isReviewed, post }: { isReviewed: boolean; post: Post }) {
  const { busyWith } = post;
  return (
    <section
      id="guardian"
      aria-labelledby="guardian-title"
      className="scroll-mt-20 rounded-card bg-genda-tint p-5"
    >
      <h2 id="guardian-title" className="font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1">{isReviewed ? texts.stands : texts.waits}</p>
      <Decision post={post} title={texts.decide}>
        <ReasonField post={post} hint={accountTexts.reasonLogged} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="allow-guardian" busy={busyWith === 'allow-guardian'}>
            {texts.allow}
          </Button>
          {!isReviewed && (
            <Button
              type="submit"
              name="intent"
              value="decline-guardian"
              look="quiet"
              busy={busyWith === 'decline-guardian'}
            >
              {texts.decline}
            </Button>
          )}
        </div>
      </Decision>
    </section>
  );
}
