import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { blockTexts as texts } from '#web/blocks/texts/en/blocks.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.block,
  up: { to: blockPaths.blockedPeople, label: texts.listTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title(loaderData?.person.name ?? ''),
    description: texts.description,
    path: blockPaths.blockedPeople,
    noindex: true,
  });

/** Explains the effects and the limits of a block before the member makes it. */
export default function Block({ loaderData: { person } }: Route.ComponentProps) {
  const post = usePost(['block', 'unblock']);
  const isBlocked = person.blockedAt !== '';
  const intent = isBlocked ? 'unblock' : 'block';
  return (
    <div className="grid max-w-text gap-6">
      <h1 className="text-work break-words">
        {isBlocked ? texts.isBlocked(person.name) : texts.title(person.name)}
      </h1>
      <ul className="grid gap-2">
        {texts.about.map((line) => (
          <li key={line} className="dot-point">
            {line}
          </li>
        ))}
      </ul>
      <section aria-labelledby="public" className="grid justify-items-start gap-1">
        <h2 id="public" className="font-semibold">
          {texts.publicTitle}
        </h2>
        <p>{texts.publicText}</p>
        <TextLink to={innerPeoplePaths.yourVisibility} className="inline-flex min-h-11 items-center">
          {texts.visibility}
        </TextLink>
      </section>
      <PostForm post={post} intent={intent} className="grid justify-items-start gap-3">
        <PostFault post={post} />
        <Button type="submit" look={isBlocked ? 'quiet' : 'danger'} busy={post.busyWith !== null}>
          {isBlocked ? texts.unblock : texts.submit}
        </Button>
      </PostForm>
    </div>
  );
}
