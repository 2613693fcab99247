import { messageExtensions } from '#contract/conversations/limits.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { useDraftPost } from '#web/layout/member/use-draft-post.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { askReviewTexts as texts } from '#web/written-reviews/texts/en/asking.ts';
import { reviewTexts } from '#web/written-reviews/texts/en/reviews.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.plain,
  up: { to: innerMentorPaths.findMentors, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.title(loaderData.mentor.name) : texts.plain,
    description: texts.description,
    path: writtenReviewPaths.ask(loaderData?.mentor.handle ?? 'nobodys'),
    noindex: true,
  });

/** The request for a written review: the work, its topic and the question. */
export default function AskForReview({ loaderData: one }: Route.ComponentProps) {
  const post = useDraftPost(['ask']);
  const isFree = one.isOpen && one.free > 0;
  return (
    <div className="grid max-w-[34rem] gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work break-words hyphens-auto">{texts.title(one.mentor.name)}</h1>
        {one.isOpen && <p>{texts.how(one.answerDays)}</p>}
        <p className="text-soft">{isFree ? texts.free(one.free) : one.isOpen ? texts.full : texts.closed}</p>
      </header>
      {one.bring && isFree && (
        <section aria-labelledby="bring">
          <h2 id="bring" className="font-semibold">
            {texts.bring}
          </h2>
          <p className="whitespace-pre-line break-words">{one.bring}</p>
        </section>
      )}
      {/* After a refusal the form stays, with what was typed. */}
      {(isFree || post.fault) && <RequestForm one={one} post={post} />}
    </div>
  );
}

type FormProps = { one: Route.ComponentProps['loaderData']; post: Post };

function RequestForm({ one, post }: FormProps) {
  const { earlier } = one;
  const at = (name: string, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  const topics = [...new Set([...one.topics, ...(earlier ? [earlier.topic] : [])])];
  const work = one.of.find((some) => some === earlier?.work) ?? one.of[0];
  return (
    <PostForm
      post={post}
      action={`?file=ask${earlier ? `&ask=${earlier.id}` : ''}`}
      takesFile
      className="grid gap-5"
    >
      <PostFault post={post} />
      <SelectField
        {...at('work', work)}
        label={texts.work}
        hint={one.of.includes('pitch') ? reviewTexts.pitch : undefined}
      >
        {one.of.map((some) => (
          <option key={some} value={some}>
            {reviewTexts.works[some]}
          </option>
        ))}
      </SelectField>
      <SelectField {...at('topic', earlier?.topic ?? topics[0])} label={texts.topic} hint={texts.topicHint}>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {topic}
          </option>
        ))}
      </SelectField>
      <CountedArea
        {...at('question', earlier?.question)}
        label={texts.question}
        hint={texts.questionHint}
        most={limits.question.max}
        rows={7}
      />
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
      <TextAreaField
        {...at('links', earlier?.links)}
        label={texts.links}
        hint={texts.linksHint}
        rows={3}
        optional
      />
      {one.projects.length > 0 && (
        <SelectField
          {...at('projectSlug', earlier?.projectSlug)}
          label={texts.project}
          hint={texts.projectHint}
          optional
        >
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
          {post.busyWith ? reviewTexts.busy : texts.submit}
        </Button>
        <p className="text-small text-soft">{texts.submitHow}</p>
      </div>
    </PostForm>
  );
}
