import { signInTexts as texts } from '#web/factors/texts/en/factors.ts';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** How many recovery codes are left; those just made are shown this once. */
export function RecoveryCodes({ left, shown, post }: { left: number; shown: string; post: Post }) {
  const isBusy = post.busyWith !== null;
  return (
    <section aria-labelledby="codes" className="grid justify-items-start gap-3">
      <h2 id="codes" className="text-heading">
        {texts.codes}
      </h2>
      <p>{texts.codesHint}</p>
      {shown ? (
        <>
          <Banner look="note">{texts.codesNow}</Banner>
          <ol className="grid list-inside list-decimal gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
            {shown.split(' ').map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>{texts.codesLeft(left)}</p>
      )}
      <PostForm post={post} intent="codes" className="grid justify-items-start gap-2">
        <PostFault post={post} />
        <p className="text-small text-soft">{texts.newCodesHint}</p>
        <Button type="submit" look="quiet" busy={isBusy}>
          {isBusy ? texts.makingCodes : texts.newCodes}
        </Button>
      </PostForm>
    </section>
  );
}
