import { profilePaths } from '#contract/profiles/paths.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { dataKinds } from '#contract/rights/limits.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { kindTexts, rightsTexts, askTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { WordsField } from '../words-field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: rightsPaths.rights, label: rightsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: rightsTexts.description,
    path: innerRightsPaths.ask,
    noindex: true,
  });

/** Asks something about the own data. */
export default function AskAboutData({ loaderData: { kind } }: Route.ComponentProps) {
  const post = usePost(['ask']);
  const isAtField = post.isAtFault('kind') || post.isAtFault('words');
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      <header>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.intro}</p>
      </header>
      <p>
        {texts.selfHint}{' '}
        <TextLink to={profilePaths.yourProfile} className="inline-flex min-h-11 items-center">
          {texts.self}
        </TextLink>
      </p>
      {!isAtField && <PostFault post={post} />}
      <PostForm post={post} intent="ask" className="grid max-w-[27rem] gap-5">
        <SelectField {...post.field('kind', kind)} label={texts.kind} error={noteAt(post.fault, 'kind')}>
          <option value="">{texts.choose}</option>
          {dataKinds.map((one) => (
            <option key={one} value={one}>
              {kindTexts[one]}
            </option>
          ))}
        </SelectField>
        <WordsField post={post} label={texts.words} hint={texts.wordsHint} />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </article>
  );
}
