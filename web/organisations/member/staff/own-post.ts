import { type Post, usePost } from '#web/forms/use-post.tsx';

/** The name that the forms of the page share: a form may be gone when its outcome comes. */
export const staffForms = 'staff';

const intents = ['roles', 'own', 'own-leave', 'remove'];

/** The forms about one member of the staff: the faults and typed values of forms about others are not theirs. */
export function useSeatPost(personId: string): Post {
  const post = usePost(intents, { shared: staffForms });
  if (post.answer?.typed?.personId === personId) return post;
  return {
    ...post,
    fault: null,
    isAtFault: () => false,
    field: (name, atFirst) => ({
      name,
      defaultValue: atFirst,
      autoFocus: undefined,
      'aria-invalid': undefined,
    }),
  };
}
