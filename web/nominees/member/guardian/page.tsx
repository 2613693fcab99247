import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { CodeSteps } from '#web/guardians/member/code-steps.tsx';
import { guardianDataTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { heldTexts } from '#web/rights/texts/en/rights.ts';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { EntryList } from '#web/ui/entry-list.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { EraseForm } from '../erase-form.tsx';
import { RequestForm } from '../request-form.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.exportTitle,
    description: texts.description,
    path: innerNomineePaths.guardian,
  });

const codeTexts = {
  ask: texts.ask,
  asking: texts.busy,
  sent: texts.sent,
  code: texts.code,
  submit: texts.open,
  another: texts.another,
};

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
        {page.isGuardian && !page.isProven && <CodeSteps post={post} intent="open" texts={codeTexts} />}
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
