import { useLocation } from 'react-router';
import { browserStorage } from '#contract/ground/browser-storage.ts';
import { forgetDraft, useFormDraft } from '#web/forms/form-draft.ts';
import { usePost } from '#web/forms/use-post.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';

/** The name that the forms of the page share, so that the page shows the outcome of a form that has left it. */
export const stepsOfSession = 'steps-of-session';

/** As `usePost`: with scripts, what this member typed survives a reload until the form is taken. */
export function useStepPost(intents: readonly string[], { hasFields = true, isShared = true } = {}) {
  const { pathname } = useLocation();
  const accountId = useLayout()?.$id;
  const name =
    hasFields && accountId ? `${browserStorage.step.key}${accountId}:${pathname}:${intents[0]}` : '';
  const onDone = () => name && forgetDraft(name);
  const post = usePost(intents, { onDone, ...(isShared && { shared: stepsOfSession }) });
  useFormDraft(post.form, name);
  return post;
}
