import { useLocation } from 'react-router';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { introductionTexts, oneTexts, askTexts as texts } from '#web/introductions/texts/en/introductions.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { useDraftPost } from '#web/layout/member/use-draft-post.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.plain,
  up: { to: introductionPaths.list, label: introductionTexts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title(loaderData?.name ?? ''),
    description: introductionTexts.description,
    path: introductionPaths.new,
    noindex: true,
  });

/** The request for an introduction: the project, search or interests that it shows, and the note. */
export default function AskForIntroduction({ loaderData: start }: Route.ComponentProps) {
  const { search } = useLocation();
  const post = useDraftPost(['ask'], { of: search });
  const { name, handle, slug, waitingId, barred } = start;
  const isOpen = waitingId === '' && barred === '';
  return (
    <div className="grid max-w-[34rem] gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work break-words hyphens-auto">{texts.title(name)}</h1>
        <p>{start.words}</p>
        <TextLink
          to={slug ? projectPaths.findProject(slug) : peoplePaths.findPerson(handle)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {slug ? oneTexts.project(name) : oneTexts.profile(name)}
        </TextLink>
      </header>
      {waitingId && (
        <>
          <p>{texts.waits}</p>
          <ButtonLink to={introductionPaths.introduction(waitingId)} className="justify-self-start">
            {texts.see}
          </ButtonLink>
        </>
      )}
      {!waitingId && barred && <p className="font-semibold">{barred}</p>}
      {start.isAskedBack && <p className="font-semibold">{texts.askedBack}</p>}
      {/* After a refusal the form stays, with what was typed. */}
      {(isOpen || post.fault) && <RequestForm start={start} post={post} />}
    </div>
  );
}

type FormProps = { start: Route.ComponentProps['loaderData']; post: Post };

function RequestForm({ start, post }: FormProps) {
  const { shows, projects, days, key } = start;
  const at = (name: string, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  const [only] = shows.length === 1 ? shows : [];
  return (
    <PostForm post={post} intent="ask" className="grid gap-5">
      <PostFault post={post} />
      <input type="hidden" name="key" value={key} />
      {only ? (
        <input type="hidden" name="shown" value={only} />
      ) : (
        <SelectField {...at('shown', shows[0])} label={texts.shows}>
          {shows.map((one) => (
            <option key={one} value={one}>
              {texts.showsWords[one]}
            </option>
          ))}
        </SelectField>
      )}
      {projects.length > 0 && (
        <SelectField {...at('projectSlug', projects[0]?.slug)} label={texts.project} hint={texts.projectHint}>
          {projects.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <CountedArea {...at('note')} label={texts.note} hint={texts.noteHint} most={limits.note.max} rows={8} />
      <div className="grid justify-items-start gap-1.5">
        <Button type="submit" busy={post.busyWith !== null}>
          {post.busyWith ? oneTexts.busy : texts.send}
        </Button>
        {only && texts.goesWith[only] && <p className="text-small">{texts.goesWith[only]}</p>}
        <p className="text-small text-soft">{texts.how(days)}</p>
        <p className="text-small text-soft">{texts.limits}</p>
      </div>
    </PostForm>
  );
}
