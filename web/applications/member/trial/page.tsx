import { applicationLimits } from '#contract/applications/limits.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import { sentTexts } from '#web/applications/texts/en/applications.ts';
import { trialTexts as texts } from '#web/applications/texts/en/trial-tasks.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { FileFields } from '../file-fields.tsx';
import { TrialView } from '../trial-view.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ id = '' }) => applicationPaths.ownApplication(id), label: sentTexts.application },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: applicationPaths.ownApplications,
    noindex: true,
  });

/** The trial task, and the form with which it is handed in. */
export default function HandInTrial({ loaderData: { application: one, files } }: Route.ComponentProps) {
  const post = usePost(['handIn']);
  return (
    <div className="grid max-w-[40rem] gap-6">
      <header>
        <h1 className="text-work">{texts.title}</h1>
        <p className="break-words text-soft">{one.opportunity.title}</p>
      </header>
      {one.trial ? <TrialView id={one.id} trial={one.trial} /> : <p>{texts.none}</p>}
      {one.can.handIn && (
        <>
          <p className="font-semibold">
            {texts.turn(one.waits.whose === 'applicant' ? one.waits.dueAt : '')}
          </p>
          <PostForm post={post} action="?file=handIn" takesFile className="grid gap-6">
            <PostFault post={post} />
            <p>{texts.handInHow}</p>
            <CountedArea
              {...post.field('text', '')}
              label={texts.text}
              most={applicationLimits.trialText}
              error={noteAt(post.fault, 'text')}
              rows={7}
              optional
            />
            <TextAreaField
              {...post.field('links', '')}
              label={texts.links}
              hint={texts.linksHint}
              error={noteAt(post.fault, 'links')}
              rows={3}
              optional
            />
            <FileFields post={post} files={files} />
            <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
              {post.busyWith ? texts.busy : texts.handIn}
            </Button>
          </PostForm>
        </>
      )}
    </div>
  );
}
