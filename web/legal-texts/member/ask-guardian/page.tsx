import { guardianPaths } from '#contract/guardians/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { purposeTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Question } from '../question.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: guardianPaths.guardian,
    noindex: true,
  }),
  // The address holds a secret that no other site may learn; a form of the page itself has to say where it comes from.
  { name: 'referrer', content: 'same-origin' },
];

/** Asks the guardian of a member under 18. A Yes needs a code from their own mailbox; a No is one press. */
export default function AskGuardian({ loaderData: { asked } }: Route.ComponentProps) {
  const post = usePost(['ask-code', 'yes', 'no']);
  return (
    <NarrowPage title={asked.words.name} seed="guardian">
      <div className="grid gap-5">
        <PostFault post={post} />
        <Question asked={asked} post={post} />
        {asked.answer !== 'yes' && <Yes post={post} />}
        <PostForm post={post} intent="no">
          <Button type="submit" look="quiet" busy={post.busyWith === 'no'}>
            {post.busyWith === 'no' ? texts.saving : texts.no}
          </Button>
        </PostForm>
      </div>
    </NarrowPage>
  );
}

function Yes({ post }: { post: Post }) {
  const isSent = post.answer?.done === 'sent' || post.answer?.intent === 'yes';
  if (!isSent)
    return (
      <PostForm post={post} intent="ask-code" className="grid justify-items-start gap-3">
        <p>{texts.codeFirst}</p>
        <Button type="submit" look="quiet" busy={post.busyWith === 'ask-code'}>
          {texts.mail}
        </Button>
      </PostForm>
    );
  return (
    <PostForm post={post} className="grid gap-3">
      <p role="status">{texts.sent}</p>
      <TextField
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-invalid={post.isAtFault('code') || undefined}
      />
      <Button type="submit" name="intent" value="yes" busy={post.busyWith === 'yes'}>
        {post.busyWith === 'yes' ? texts.saving : texts.sayYes}
      </Button>
      <Button type="submit" name="intent" value="ask-code" look="plain" busy={post.busyWith === 'ask-code'}>
        {texts.another}
      </Button>
    </PostForm>
  );
}
