import { messageExtensions } from '#contract/conversations/limits.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { useDraftPost } from '#web/layout/member/use-draft-post.ts';
import { timesTexts } from '#web/mentoring/texts/en/times.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

const texts = timesTexts.ask;

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.plain,
  up: { to: innerMentorPaths.findMentors, label: timesTexts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.title(loaderData.mentor.name) : texts.plain,
    description: texts.description,
    path: mentoringPaths.ask(loaderData?.mentor.handle ?? 'nobodys'),
    noindex: true,
  });

/** The request for a session: its time, topic and question. */
export default function Ask({ loaderData: one }: Route.ComponentProps) {
  const post = useDraftPost(['ask'], { except: 'startsAt' });
  const at = (name: string, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  const topics = [...new Set([...one.topics, ...(one.earlier ? [one.earlier.topic] : [])])];
  return (
    <div className="grid max-w-[34rem] gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work">{texts.title(one.mentor.name)}</h1>
        {one.held && <p>{one.held.isOver ? texts.over : texts.heldUntil(one.held.until)}</p>}
        <TextLink
          to={mentoringPaths.times(one.mentor.handle)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.otherTimes}
        </TextLink>
      </header>
      {one.bring && (
        <section aria-labelledby="bring">
          <h2 id="bring" className="font-semibold">
            {texts.bring}
          </h2>
          <p className="whitespace-pre-line">{one.bring}</p>
        </section>
      )}
      <PostForm
        post={post}
        action={`?file=ask${one.earlier ? `&ask=${one.earlier.id}` : ''}`}
        takesFile
        className="grid gap-5"
      >
        <PostFault post={post} />
        <SelectField {...at('startsAt', one.times[0]?.time)} label={texts.time}>
          {one.times.map((time) => (
            <option key={time.time} value={time.time}>
              {time.other ? `${time.own} · ${time.other}` : time.own}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...at('topic', one.earlier?.topic ?? topics[0])}
          label={texts.topic}
          hint={texts.topicHint}
        >
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {topic}
            </option>
          ))}
        </SelectField>
        <CountedArea
          {...at('question', one.earlier?.question)}
          label={texts.question}
          hint={texts.questionHint}
          most={limits.question.max}
          rows={7}
        />
        <TextAreaField {...at('links')} label={texts.links} hint={texts.linksHint} rows={3} optional />
        <TextField
          name="file"
          type="file"
          multiple
          label={texts.files}
          hint={post.hasForgottenFiles ? texts.filesAgain : texts.filesHint(messageExtensions)}
          accept={messageExtensions.map((end) => `.${end}`).join(',')}
          error={noteAt(post.fault, 'file')}
          optional
        />
        {one.projects.length > 0 && (
          <SelectField {...at('projectSlug')} label={texts.project} optional>
            <option value="">{texts.noProject}</option>
            {one.projects.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="grid justify-items-start gap-1.5">
          <Button type="submit" busy={post.busyWith !== null}>
            {post.busyWith ? timesTexts.busy : texts.submit}
          </Button>
          <p className="text-small text-soft">{texts.submitHow}</p>
        </div>
      </PostForm>
    </div>
  );
}
