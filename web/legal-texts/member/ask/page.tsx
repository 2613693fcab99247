import { rightsPaths } from '#contract/rights/paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { purposeTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { rightsTexts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Question } from '../question.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: rightsPaths.rights, label: rightsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.asked.words.name ?? texts.title,
    description: texts.description,
    path: rightsPaths.rights,
    noindex: true,
  });

/** Asks a member about a new use of their data. Both answers are one press. */
export default function AskMember({ loaderData: { asked } }: Route.ComponentProps) {
  const post = usePost(['yes', 'no']);
  return (
    <article className="grid max-w-text grid-cols-1 gap-5">
      <h1 className="text-work break-words">{asked.words.name}</h1>
      <PostFault post={post} />
      <Question asked={asked} post={post} />
      <PostForm post={post} className="flex flex-wrap gap-3">
        <LawField post={post} />
        <IntentButton post={post} intent="yes" look="quiet">
          {post.busyWith === 'yes' ? texts.saving : texts.yes}
        </IntentButton>
        <IntentButton post={post} intent="no" look="quiet">
          {post.busyWith === 'no' ? texts.saving : texts.no}
        </IntentButton>
      </PostForm>
    </article>
  );
}
