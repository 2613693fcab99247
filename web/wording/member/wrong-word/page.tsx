import { useState } from 'react';
import { wordingLimits } from '#contract/wording/limits.ts';
import { wordingPaths } from '#contract/wording/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { wrongWordTexts as texts } from '#web/wording/texts/en/wrong-word.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: wordingPaths.wrongWord,
    noindex: true,
  });

/** The words of ours that read wrong, and better ones. */
export default function WrongWord({ loaderData: { on } }: Route.ComponentProps) {
  // An answer to the form brings the page up to date, and then it comes from itself.
  const [before] = useState(on);
  const post = usePost(['send'], { onDone: () => post.form.current?.reset() });
  const isAtField = ['words', 'better'].some(post.isAtFault);
  return (
    <NarrowPage title={texts.title} intro={texts.intro} seed="wording">
      {post.outcome?.done === 'sent' && (
        <Banner look="success" className="mb-6">
          {texts.sent}
        </Banner>
      )}
      {!isAtField && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="send" className="grid gap-5">
        <input type="hidden" name="on" value={post.field('on', before).defaultValue} />
        <CountedArea
          {...post.field('words')}
          label={texts.words}
          hint={texts.wordsHint}
          most={wordingLimits.words}
          error={noteAt(post.fault, 'words')}
          rows={3}
        />
        <CountedArea
          {...post.field('better')}
          label={texts.better}
          most={wordingLimits.better}
          error={noteAt(post.fault, 'better')}
          rows={3}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.sending : texts.send}
        </Button>
        <p className="text-small text-soft">{texts.how}</p>
      </PostForm>
    </NarrowPage>
  );
}
