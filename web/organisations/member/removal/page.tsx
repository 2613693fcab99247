import { organisationLimits } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { roleNames } from '#web/organisations/texts/en/names.ts';
import { ownOrganisationsTexts } from '#web/organisations/texts/en/own.ts';
import { removalTexts as texts } from '#web/organisations/texts/en/removal.ts';
import { workspaceTexts } from '#web/organisations/texts/en/workspace.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: organisationPaths.ownOrganisations, label: ownOrganisationsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** Why our staff took the member out of the staff of an organisation, and the way to an appeal. */
export default function StaffRemoval({ loaderData: one }: Route.ComponentProps) {
  const post = usePost(['appeal']);
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work break-words">{one.organisation.name}</h1>
      <p>{texts.removed(one.decidedAt)}</p>
      <p>{texts.roles(one.roles.map((role) => roleNames[role]).join(', '))}</p>
      <section aria-labelledby="reason">
        <h2 id="reason" className="font-semibold">
          {workspaceTexts.reason}
        </h2>
        <p className="break-words whitespace-pre-wrap">{one.reason}</p>
      </section>
      {one.appealedAt && !one.answeredAt && (
        <OutcomeBanner look="note" of={post.outcome}>
          {workspaceTexts.appeal.waits}
        </OutcomeBanner>
      )}
      {one.answeredAt && (
        <section aria-labelledby="answer">
          <h2 id="answer" className="font-semibold">
            {one.isLifted ? texts.lifted(one.answeredAt) : texts.stands(one.answeredAt)}
          </h2>
          <p className="break-words whitespace-pre-wrap">{one.answer}</p>
        </section>
      )}
      {one.appealUntil && (
        <section aria-labelledby="appeal" className="grid gap-4">
          <h2 id="appeal" className="text-heading">
            {workspaceTexts.appeal.title}
          </h2>
          <p>{workspaceTexts.appeal.hint(one.appealUntil)}</p>
          <PostForm post={post} intent="appeal" className="grid gap-4">
            {!post.isAtFault('appeal') && <PostFault post={post} />}
            <CountedArea
              {...post.field('appeal')}
              label={workspaceTexts.appeal.field}
              hint={workspaceTexts.appeal.fieldHint}
              most={organisationLimits.appeal.max}
              error={noteAt(post.fault, 'appeal')}
              rows={5}
              required
            />
            <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
              {workspaceTexts.appeal.send}
            </Button>
          </PostForm>
        </section>
      )}
    </div>
  );
}
