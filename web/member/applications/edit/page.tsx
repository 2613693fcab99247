import { useState } from 'react';
import { sentTexts as texts } from '#texts/applications.ts';
import { actOverLine, loadOverLine, unlessLedOn } from '../../../forms/dead-line.ts';
import { PostFault, PostForm, usePost } from '../../../forms/use-post.tsx';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../seo.ts';
import { Button } from '../../../ui/button.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import { ApplicationFields } from '../fields.tsx';
import type { Route } from './+types/page';
import type { loader as Loader } from './answers.ts';

export { action, loader } from './answers.ts';
export const clientAction = actOverLine;
export const clientLoader = loadOverLine<typeof Loader>();
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.edit,
  up: { to: ({ id = '' }) => paths.ownApplication(id), label: texts.application },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.edit,
    description: texts.description,
    path: paths.ownApplications,
    noindex: true,
  });

/** What was sent, until somebody has opened it. */
export default function EditApplication({ loaderData: { application } }: Route.ComponentProps) {
  const post = usePost(['save']);
  // News may bring a newer version while somebody types: what they typed is still based on this one.
  const [based] = useState(application);
  const isOutdated = post.fault?.code === 'conflict';
  return (
    <div className="grid max-w-[40rem] gap-6">
      <header>
        <h1 className="text-work">{texts.edit}</h1>
        <p className="break-words text-soft">{based.opportunity.title}</p>
      </header>
      <PostFault post={post} />
      {isOutdated && <p>{texts.bothVersions}</p>}
      <PostForm post={post} intent="save" className="grid gap-6">
        <input type="hidden" name="version" value={isOutdated ? application.version : based.version} />
        <ApplicationFields
          post={post}
          questions={based.answers.map(({ question }) => question)}
          atFirst={{ ...based, answers: based.answers.map(({ answer }) => answer) }}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.saving : texts.save}
        </Button>
      </PostForm>
    </div>
  );
}
