import { todayPaths } from '#contract/today/paths.ts';
import { ownDataTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import { Button } from '#web/ui/button.tsx';

/** Says when the account goes, and offers to keep it. */
export function LeavingNote({ leavesAt }: { leavesAt: string }) {
  const post = usePost(['keep']);
  return (
    <section
      aria-labelledby="leaving"
      className="grid justify-items-start gap-3 rounded-card bg-sindoor-tint p-5 sm:p-6"
    >
      <h2 id="leaving" className="text-heading">
        {texts.leavingTitle}
      </h2>
      <p>{texts.leaving(day(leavesAt))}</p>
      <PostFault post={post} />
      <PostForm post={post} intent="keep" action={todayPaths.dashboard}>
        <Button type="submit" busy={post.busyWith !== null}>
          {texts.keep}
        </Button>
      </PostForm>
    </section>
  );
}
