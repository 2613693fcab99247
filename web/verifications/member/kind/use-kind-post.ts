import { useParams } from 'react-router';
import { usePost } from '#web/forms/use-post.tsx';
import { useDraft } from './draft.ts';

/** The name that the forms about one kind share. */
export function formsOf(kind: string): string {
  return `verification ${kind.replaceAll('_', '-')}`;
}

/** As `usePost`, for the forms of the page of one kind. */
export function useKindPost(intents: readonly string[]) {
  const { kind = '' } = useParams();
  const post = usePost(intents, { shared: formsOf(kind) });
  useDraft(post.form, kind, intents[0] ?? '');
  return post;
}
