import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { youngApprovalTexts as texts } from '#web/young-mentees/texts/en/mentor.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: innerMentorPaths.ownMentorPage, label: texts.up },
};
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: youngPaths.ownApproval,
    noindex: true,
  });

/** How a mentor is opened to members under 18: the statement, two references, and our decision. */
export default function YoungApproval({ loaderData: { own } }: Route.ComponentProps) {
  const post = usePost(['mail', 'sign', 'end']);
  const done = texts.done[post.outcome?.done ?? ''];
  return (
    <div className="grid max-w-[36rem] grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done}
        </OutcomeBanner>
      )}
      <header className="grid gap-2">
        <h1 className="text-work">{texts.title}</h1>
        <p>{texts.intro}</p>
        {own.state !== '' && <p className="font-semibold">{texts.states[own.state]}</p>}
        {own.until && <p>{texts.until(own.until)}</p>}
        {own.signedAt && <p className="text-small text-soft">{texts.signed(own.signedAt)}</p>}
      </header>
      {!own.isOn && <Banner look="note">{texts.off}</Banner>}
      {own.how && <p>{texts.ends[own.how]}</p>}
      {own.reason && (
        <p className="whitespace-pre-line break-words">
          {texts.reason}: {own.reason}
        </p>
      )}
      {own.references.length > 0 && (
        <section aria-labelledby="references">
          <h2 id="references" className="font-semibold">
            {texts.references}
          </h2>
          <ul>
            {own.references.map((one) => (
              <li key={one.email} className="break-words">
                {one.name} ({one.email}): {texts.referenceStates[one.state]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!own.hasPage || !own.hasMark ? (
        <p className="grid justify-items-start">
          {texts.lacks}
          <TextLink to={innerMentorPaths.ownMentorPage} className="inline-flex min-h-11 items-center">
            {texts.toPage}
          </TextLink>
        </p>
      ) : (
        own.can.apply && <Applying post={post} />
      )}
      {own.can.end && (
        <PostForm post={post} intent="end" className="grid justify-items-start gap-2">
          {!own.can.apply && <PostFault post={post} />}
          <Button type="submit" look="quiet" busy={post.busyWith === 'end'}>
            {texts.end}
          </Button>
          <p className="text-small text-soft">{texts.endHow}</p>
        </PostForm>
      )}
    </div>
  );
}

function Applying({ post }: { post: Post }) {
  const at = (name: string) => ({ ...post.field(name, ''), error: noteAt(post.fault, name) });
  const isMailed = post.answer?.done === 'mailed' || post.answer?.intent === 'sign';
  return (
    <>
      <ol className="grid list-decimal gap-2 ps-5">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <section
        aria-labelledby="statement"
        className="grid gap-2 rounded-card border border-line bg-raised p-5"
      >
        <h2 id="statement" className="font-semibold">
          {texts.statement}
        </h2>
        <ul className="grid list-disc gap-2 ps-5">
          {texts.clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
      </section>
      <PostFault post={post} />
      <PostForm post={post} intent="mail" className="grid justify-items-start gap-2">
        <Button type="submit" look={isMailed ? 'quiet' : 'primary'} busy={post.busyWith === 'mail'}>
          {texts.mail}
        </Button>
        {isMailed && <p role="status">{texts.mailed}</p>}
      </PostForm>
      <PostForm post={post} intent="sign" className="grid gap-4">
        <CheckboxField name="agrees" value="yes" label={texts.agrees} />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{texts.first}</legend>
          <TextField {...at('firstName')} label={texts.name} autoComplete="off" />
          <TextField {...at('firstEmail')} label={texts.email} type="email" autoComplete="off" />
        </fieldset>
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{texts.second}</legend>
          <TextField {...at('secondName')} label={texts.name} autoComplete="off" />
          <TextField {...at('secondEmail')} label={texts.email} type="email" autoComplete="off" />
        </fieldset>
        <TextField
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={noteAt(post.fault, 'code')}
        />
        <Button type="submit" busy={post.busyWith === 'sign'} className="justify-self-start">
          {post.busyWith === 'sign' ? texts.busy : texts.sign}
        </Button>
      </PostForm>
    </>
  );
}
