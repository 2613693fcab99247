import { interestPaths } from '#contract/interests/rare-paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { interestTexts, promiseText, promiseTexts as texts } from '#web/interests/texts/en/interests.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { NoMark } from '../../shown/no-mark.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: interestPaths.interests, label: interestTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: interestPaths.promise,
    noindex: true,
  });

/** The sentence that an investor or industry professional ticks once, before the first request. */
export default function PromisePage({ loaderData: { promisedAt, hasMark } }: Route.ComponentProps) {
  const post = usePost(['promise']);
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      {promisedAt && <p>{interestTexts.promisedOn(promisedAt)}</p>}
      {!promisedAt && !hasMark && <NoMark />}
      {!promisedAt && hasMark && (
        <PostForm post={post} className="grid grid-cols-1 gap-4">
          <PostFault post={post} />
          <CheckboxField
            name="promises"
            label={promiseText}
            error={noteAt(post.fault, 'promises')}
            hint={texts.why}
          />
          <div>
            <IntentButton post={post} intent="promise">
              {post.busyWith === 'promise' ? texts.submitting : texts.submit}
            </IntentButton>
          </div>
        </PostForm>
      )}
    </div>
  );
}
