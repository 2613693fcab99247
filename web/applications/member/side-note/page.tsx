import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { applicationLimits } from '#contract/applications/limits.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { sideNoteTexts as texts } from '#web/applications/texts/en/notes.ts';
import { receivedTexts } from '#web/applications/texts/en/received-applications.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.editTitle,
  up: {
    to: ({ id = '', applicationId = '' }) => innerApplicationPaths.receivedApplication(id, applicationId),
    label: receivedTexts.application,
  },
};

/** If the note has changed since it was loaded, the page shows the new note next to the typed one. */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as Partial<Outcome> | undefined)?.fault?.code === 'conflict';
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.editTitle,
    description: texts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

/** A side note of one's own: it can be changed and deleted. */
export default function SideNote({ loaderData: { note } }: Route.ComponentProps) {
  const [saving, deleting] = [usePost(['save']), usePost(['delete'])];
  // A live update may load a newer version while the owner types: the typed text stays based on this one.
  const [based] = useState(note);
  const isOutdated = saving.fault?.code === 'conflict';
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      <h1 className="text-work">{texts.editTitle}</h1>
      <PostForm post={saving} intent="save" className="grid gap-4">
        <PostFault post={saving} />
        {isOutdated && (
          <section className="grid gap-2 rounded-card bg-sand p-5">
            <h2 className="font-semibold">{texts.now}</h2>
            <LinkedText text={note.text} />
          </section>
        )}
        <input type="hidden" name="version" value={isOutdated ? note.version : based.version} />
        <CountedArea
          {...saving.field('text', based.text)}
          label={texts.label}
          most={applicationLimits.sideNote}
          rows={5}
        />
        <Button type="submit" className="justify-self-start" busy={saving.busyWith !== null}>
          {saving.busyWith ? texts.busy : texts.save}
        </Button>
      </PostForm>
      <PostForm post={deleting} intent="delete">
        <PostFault post={deleting} />
        <Button type="submit" look="danger" busy={deleting.busyWith !== null}>
          {texts.delete}
        </Button>
      </PostForm>
    </div>
  );
}
