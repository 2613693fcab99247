import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: nomineePaths.act,
    noindex: true,
  });

/** A person whom a member has named begins with a code. */
export default function Act() {
  const post = usePost(['begin']);
  return (
    <NarrowPage title={texts.title} intro={texts.intro} seed="rights">
      {!post.isAtFault('email') && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="begin" className="grid gap-5">
        <TextField
          {...post.field('email')}
          type="email"
          autoComplete="email"
          label={texts.email}
          hint={texts.emailHint}
          error={noteAt(post.fault, 'email')}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.sending : texts.next}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
