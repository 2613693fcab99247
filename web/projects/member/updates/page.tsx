import { projectLimits } from '#contract/projects/limits.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { UpdateBody } from '#contract/projects/update-calls.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pictureTexts } from '#web/projects/texts/en/pictures.ts';
import { workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { updateTexts as texts } from '#web/projects/texts/en/updates.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { NotePictures } from '../../public/updates.tsx';
import { OwnPicture, PictureUpload } from '../picture-form.tsx';
import { ProjectHead } from '../project-head.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ slug = '' }) => projectPaths.ownProject(slug), label: workspaceTexts.overview },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.pageTitle}: ${loaderData?.project.name ?? ''}`,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** Short dated notes by the team. */
export default function Updates({ loaderData: { project, updates, can, key } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <ProjectHead project={project} />
      {can.write && <Write key={updates[0]?.id ?? ''} requestKey={key} />}
      {updates.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <RowList>
          {updates.map((update) => (
            <Note key={update.id} update={update} />
          ))}
        </RowList>
      )}
    </div>
  );
}

/** Begins empty again once a note has been written. */
function Write({ requestKey }: { requestKey: string }) {
  const post = usePost(['write']);
  return (
    <PostForm post={post} intent="write" action="?" className="grid gap-4">
      {post.outcome?.done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.sent}
        </OutcomeBanner>
      )}
      <PostFault post={post} />
      <input type="hidden" name="key" value={requestKey} />
      <CountedArea
        {...post.field('text')}
        label={texts.write}
        hint={texts.writeHint}
        most={projectLimits.update}
        error={noteAt(post.fault, 'text')}
        rows={4}
      />
      <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
        {texts.send}
      </Button>
    </PostForm>
  );
}

function Note({ update }: { update: UpdateBody }) {
  const { id, text, by, writtenAt, isEdited, pictures, can } = update;
  const post = usePost(['edit', 'delete']);
  return (
    <li className="grid gap-1 py-4">
      <p className="text-small text-soft">
        <time dateTime={writtenAt}>{shortDay(writtenAt)}</time> · {by}
        {isEdited && ` · ${texts.edited}`}
      </p>
      <LinkedText text={text} />
      <NotePictures pictures={pictures} writtenAt={writtenAt} />
      {can.edit && <Pictures update={update} />}
      {!can.edit && can.delete && <Delete id={id} by={by} />}
      {can.edit && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {texts.edit}
          </summary>
          <PostForm post={post} action="?" className="grid gap-4 pt-2">
            <PostFault post={post} />
            <input type="hidden" name="updateId" value={id} />
            <CountedArea
              {...post.field('text', text)}
              label={texts.text}
              most={projectLimits.update}
              error={noteAt(post.fault, 'text')}
              rows={4}
            />
            <div className="flex flex-wrap gap-3">
              <IntentButton post={post} intent="edit" small>
                {texts.save}
              </IntentButton>
              <IntentButton post={post} intent="delete" small look="quiet">
                {texts.delete}
              </IntentButton>
            </div>
          </PostForm>
        </details>
      )}
    </li>
  );
}

/** The pictures of an own note; open where one has just come or was refused. */
function Pictures({ update: { id, pictures } }: { update: UpdateBody }) {
  const before = useOutcomeOfPage();
  const isThis = before?.intent === 'picture' && before.about?.of === id;
  return (
    <Unfold isWanted={isThis}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {pictureTexts.pictures(pictures.length, projectLimits.pictures)}
      </summary>
      <div className="grid gap-6 pt-2">
        {isThis && before.done && <Banner look="success">{pictureTexts.done.pictured}</Banner>}
        {pictures.map((picture) => (
          <OwnPicture key={picture.id} picture={picture} />
        ))}
        {pictures.length < projectLimits.pictures && (
          <PictureUpload key={pictures.length} of={id} label={pictureTexts.ofNote} />
        )}
      </div>
    </Unfold>
  );
}

/** Owners are responsible for the updates on the page, so they can delete those of other authors too. */
function Delete({ id, by }: { id: string; by: string }) {
  const post = usePost(['delete']);
  return (
    <PostForm post={post} intent="delete" action="?" className="grid justify-items-start">
      <PostFault post={post} />
      <input type="hidden" name="updateId" value={id} />
      <Button type="submit" small look="plain" busy={post.busyWith !== null}>
        {texts.deleteOf(by)}
      </Button>
    </PostForm>
  );
}
