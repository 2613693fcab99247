import { youngPictureExtensions as extensions } from '#contract/written-reviews/picture-extensions.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { askYoungTexts as texts } from '#web/young-mentees/texts/en/mentee.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.plain,
  up: { to: youngPaths.mentors, label: texts.up },
};
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.plain,
    description: texts.description,
    path: youngPaths.mentors,
    noindex: true,
  });

/** The request of a member under 18, which the guardian reads first. */
export default function AskYoung({ loaderData: { mentor, locations, earlier } }: Route.ComponentProps) {
  const post = usePost(['ask']);
  const works = [
    ...(mentor.free > 0 ? mentor.of : []),
    ...(mentor.sessionMinutes > 0 ? (['session'] as const) : []),
  ];
  const at = (name: string, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  const topics = [...new Set([...mentor.topics, ...(earlier ? [earlier.topic] : [])])];
  const work = works.find((one) => one === earlier?.work) ?? works[0];
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1 className="text-work break-words">{texts.title(mentor.name)}</h1>
        <p>{texts.how}</p>
      </header>
      {mentor.bring && (
        <section aria-labelledby="bring">
          <h2 id="bring" className="font-semibold">
            {texts.bring}
          </h2>
          <p className="whitespace-pre-line break-words">{mentor.bring}</p>
        </section>
      )}
      {mentor.waitingId && (
        <p className="grid justify-items-start">
          {texts.waits}
          <TextLink to={youngPaths.request(mentor.waitingId)} className="inline-flex min-h-11 items-center">
            {texts.toWaiting}
          </TextLink>
        </p>
      )}
      {(works.length === 0 || mentor.waitingId) && !post.fault ? (
        !mentor.waitingId && <p>{texts.closed}</p>
      ) : (
        <PostForm
          post={post}
          action={`?file=ask${earlier ? `&ask=${earlier.id}` : ''}`}
          takesFile
          className="grid gap-5"
        >
          <PostFault post={post} />
          <input type="hidden" name="personId" value={mentor.id} />
          <SelectField {...at('work', work)} label={texts.work}>
            {works.map((one) => (
              <option key={one} value={one}>
                {one === 'session' ? texts.session(mentor.sessionMinutes) : texts.works[one]}
              </option>
            ))}
          </SelectField>
          {locations.length > 0 && (
            <div className="grid gap-1.5">
              <p className="text-small font-semibold">{texts.reads}</p>
              <SelectField
                {...at('locationKind', earlier?.locationKind ?? 'written')}
                label={texts.where}
                hint={texts.whereHint}
              >
                {locations.map((one) => (
                  <option key={one} value={one}>
                    {texts.locations[one]}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
          <SelectField {...at('topic', earlier?.topic ?? mentor.topics[0])} label={texts.topic}>
            {topics.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <div className="grid gap-1.5">
            <p className="text-small font-semibold">{texts.reads}</p>
            <CountedArea
              {...at('question', earlier?.question)}
              label={texts.question}
              hint={texts.questionHint}
              most={limits.question.max}
              rows={7}
            />
          </div>
          <div className="grid gap-1.5">
            <p className="text-small font-semibold">{texts.reads}</p>
            <TextAreaField
              {...at('links', earlier?.links)}
              label={texts.links}
              hint={texts.linksHint(works.includes('session'))}
              rows={3}
              optional
            />
          </div>
          <div className="grid gap-1.5">
            <p className="text-small font-semibold">{texts.reads}</p>
            <TextField
              name="file"
              type="file"
              multiple
              label={texts.pictures}
              hint={post.fault ? texts.picturesAgain : texts.picturesHint(extensions)}
              accept={extensions.map((end) => `.${end}`).join(',')}
              error={noteAt(post.fault, 'file')}
              optional
            />
          </div>
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {post.busyWith ? texts.busy : texts.submit}
          </Button>
        </PostForm>
      )}
    </div>
  );
}
