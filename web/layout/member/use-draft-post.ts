import { useLocation } from 'react-router';
import { browserStorage } from '#contract/ground/browser-storage.ts';
import { forgetDraft, useFormDraft } from '#web/forms/form-draft.ts';
import { usePost } from '#web/forms/use-post.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';

type Options = {
  hasFields?: boolean;
  /** As in `usePost`. */
  shared?: string;
  /** Tells forms of the same address and intent apart. */
  of?: string;
  /** The field whose value the page knows better than a draft. */
  except?: string;
};

/** As `usePost`: with scripts, what this member typed survives a reload until the form is taken. */
export function useDraftPost(
  intents: readonly string[],
  { hasFields = true, shared, of, except }: Options = {},
) {
  const { pathname } = useLocation();
  const accountId = useLayout()?.$id;
  const form = [pathname, intents[0], ...(of === undefined ? [] : [of])].join(':');
  const name = hasFields && accountId ? `${browserStorage.draft.key}${accountId}:${form}` : '';
  const onDone = () => name && forgetDraft(name);
  const post = usePost(intents, { onDone, ...(shared !== undefined && { shared }) });
  useFormDraft(post.form, name, except);
  return post;
}
