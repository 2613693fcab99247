import { useState } from 'react';
import { applicationPaths } from '#contract/applications/paths.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Standing, Version } from '#web/standings/member/standing.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { ApplicationFields } from '../fields.tsx';
import { FileFields } from '../file-fields.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.edit,
  up: { to: ({ id = '' }) => applicationPaths.ownApplication(id), label: texts.application },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.edit,
    description: texts.description,
    path: applicationPaths.ownApplications,
    noindex: true,
  });

/** Edits a sent application until an owner opens it. The typed text stays, even if the application has changed by now. */
export default function EditApplication({ loaderData: { application, files } }: Route.ComponentProps) {
  const post = usePost(['save']);
  // A live update may load a newer version while the member types: the typed text stays based on this one.
  const [based] = useState(application);
  const isLate = !application.can.edit || lateCodes.includes(post.answer?.fault?.code ?? '');
  const isTyped = !isLate || post.answer?.fault !== undefined || based.can.edit;
  return (
    <div className="grid max-w-[40rem] gap-6">
      <header>
        <h1 className="text-work">{texts.edit}</h1>
        <p className="break-words text-soft">{based.opportunity.title}</p>
      </header>
      <PostFault post={post} />
      {isLate && !post.fault && <p className="font-semibold">{texts.staysAsItIs}</p>}
      <Standing post={post} />
      {isTyped && (
        <PostForm post={post} intent="save" className="grid gap-6">
          {post.answer?.about && <p>{texts.typed}</p>}
          <Version post={post} based={based.version} />
          <ApplicationFields
            post={post}
            questions={based.answers.map(({ question }) => question)}
            atFirst={{ ...based, answers: based.answers.map(({ answer }) => answer) }}
          />
          {!isLate && (
            <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
              {post.busyWith ? texts.saving : texts.save}
            </Button>
          )}
        </PostForm>
      )}
      {!isLate && <ChangeFile application={application} files={files} />}
      {isLate && (
        <TextLink
          to={applicationPaths.ownApplication(based.id)}
          className="inline-flex min-h-11 items-center"
        >
          {texts.back}
        </TextLink>
      )}
    </div>
  );
}

type FileProps = Pick<Route.ComponentProps['loaderData'], 'application' | 'files'>;

/** Replaces or removes the sent file. It is a form of its own, because browsers forget files. */
function ChangeFile({ application: { file, version }, files }: FileProps) {
  const post = usePost(['changeFile']);
  return (
    <Unfold className="border-t border-line pt-4" isWanted={post.fault !== null}>
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.changeFile}</summary>
      <PostForm post={post} action="?file=changeFile" takesFile className="grid gap-5">
        <PostFault post={post} />
        <p className="break-words">{file ? texts.fileNow(file.name) : texts.noFileNow}</p>
        <input type="hidden" name="version" value={version} />
        <FileFields post={post} files={files} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" look="quiet" busy={post.busyWith !== null}>
            {post.busyWith ? texts.saving : texts.sendFile}
          </Button>
          {file && (
            <Button
              type="submit"
              look="plain"
              name="remove"
              value="yes"
              busy={post.busyWith !== null}
              formNoValidate
            >
              {texts.sendNoFile}
            </Button>
          )}
        </p>
      </PostForm>
    </Unfold>
  );
}

/** Nothing can be changed any more. */
const lateCodes: readonly string[] = ['application_opened', 'application_over'];
