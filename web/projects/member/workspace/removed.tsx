import { projectLimits } from '#contract/projects/limits.ts';
import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { committeeText } from '#web/cases/texts/en/committee.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { removedTexts as texts } from '#web/projects/texts/en/projects.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';

type Removal = NonNullable<WorkspaceBody['removal']>;

/** Why an administrator has removed the project, and the one appeal that its owners have. */
export function Removed({ removal }: { removal: Removal }) {
  const { reason, removedAt, appeal, appealedAt, answer, answeredAt, appealUntil } = removal;
  return (
    <section
      aria-labelledby="removed"
      className="grid gap-4 rounded-card border border-sindoor bg-raised p-5"
    >
      <h2 id="removed" className="text-heading">
        {texts.heading}
      </h2>
      <p>{texts.why(day(removedAt))}</p>
      <Words>{reason}</Words>
      {appealedAt && (
        <>
          <h3 className="font-semibold">{texts.appealed(day(appealedAt))}</h3>
          <Words>{appeal || texts.appealGone}</Words>
        </>
      )}
      {answeredAt && (
        <>
          <h3 className="font-semibold">{texts.answered(day(answeredAt))}</h3>
          <Words>{answer}</Words>
        </>
      )}
      {appealedAt && !answeredAt && <p className="text-soft">{texts.waits}</p>}
      {appealUntil && <Appeal until={appealUntil} />}
      <p className="text-soft">{committeeText}</p>
    </section>
  );
}

function Words({ children }: { children: string }) {
  return <p className="border-s-4 border-line ps-4 break-words whitespace-pre-wrap">{children}</p>;
}

function Appeal({ until }: { until: string }) {
  const post = usePost(['appeal']);
  return (
    <PostForm post={post} intent="appeal" className="grid gap-4">
      <PostFault post={post} />
      <CountedArea
        {...post.field('appeal')}
        label={texts.appeal}
        hint={texts.appealHint(day(until))}
        most={projectLimits.appeal.max}
        error={noteAt(post.fault, 'appeal')}
        rows={5}
      />
      <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
        {texts.send}
      </Button>
    </PostForm>
  );
}
