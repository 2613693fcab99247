import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { guardianDataTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { heldTexts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EntryList } from '#web/ui/entry-list.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { EraseForm } from '../erase-form.tsx';
import { RequestForm } from '../request-form.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: texts.exportTitle,
    description: texts.description,
    path: innerNomineePaths.guardian,
    noindex: true,
  }),
  // The address holds a secret that no other site may learn; a form of the page itself has to say where it comes from.
  { name: 'referrer', content: 'same-origin' },
];

/** A guardian sees and exports the data of the child, has it corrected or erased, and complains. */
export default function GuardianData({ loaderData: { page, exportAt, groups } }: Route.ComponentProps) {
  const post = usePost(['ask-code', 'open', 'request', 'erase', 'keep']);
  if (!page)
    return (
      <NarrowPage title={texts.exportTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
      </NarrowPage>
    );
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const isAtField = ['kind', 'words'].some(post.isAtFault);
  return (
    <NarrowPage title={texts.titleOf(page.memberName)} intro={texts.intro} seed="guardian">
      <div className="grid grid-cols-1 gap-8">
        {done && texts.done[done] && (
          <OutcomeBanner look="success" of={post.outcome}>
            {texts.done[done]}
          </OutcomeBanner>
        )}
        {!isAtField && <PostFault post={post} />}
        {!page.isGuardian && <p>{texts.notYet}</p>}
        {page.isGuardian && !page.isProven && <Proving post={post} />}
        {page.isProven && (
          <>
            <section aria-labelledby="export" className="grid justify-items-start gap-3">
              <h2 id="export" className="text-heading">
                {texts.exportTitle}
              </h2>
              <a href={exportAt} download className="button button-quiet button-small">
                {texts.export}
              </a>
            </section>
            <RequestForm post={post} requestId="" />
            <EraseForm
              post={post}
              requestId=""
              hint={texts.eraseHint}
              erasedAt={page.erasedAt}
              canKeep={page.isErasing}
            />
            <section aria-labelledby="held" className="grid gap-3">
              <h2 id="held" className="text-heading">
                {texts.heldTitle}
              </h2>
              <p>{texts.heldHint}</p>
              {groups.map(({ id, held }) => (
                <Unfold key={id} isWanted={false}>
                  <summary className="cursor-pointer py-2.5 font-semibold">{heldTexts.groups[id]}</summary>
                  <EntryList entries={held} />
                </Unfold>
              ))}
            </section>
          </>
        )}
      </div>
    </NarrowPage>
  );
}

function Proving({ post }: { post: Post }) {
  const isSent = post.answer?.done === 'sent' || post.answer?.intent === 'open';
  if (!isSent)
    return (
      <PostForm post={post} intent="ask-code" className="grid justify-items-start gap-3">
        <Button type="submit" busy={post.busyWith === 'ask-code'}>
          {post.busyWith === 'ask-code' ? texts.busy : texts.ask}
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
      <Button type="submit" name="intent" value="open" busy={post.busyWith === 'open'}>
        {texts.open}
      </Button>
      <Button type="submit" name="intent" value="ask-code" look="plain" busy={post.busyWith === 'ask-code'}>
        {texts.another}
      </Button>
    </PostForm>
  );
}
