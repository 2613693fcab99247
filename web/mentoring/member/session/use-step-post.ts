import { useDraftPost } from '#web/layout/member/use-draft-post.ts';

/** The name that the forms of the page share, so that the page shows the outcome of a form that has left it. */
export const stepsOfSession = 'steps-of-session';

/** As `useDraftPost`, for a step of a session, an office hour or a written review. */
export function useStepPost(intents: readonly string[], { hasFields = true, isShared = true } = {}) {
  return useDraftPost(intents, { hasFields, ...(isShared && { shared: stepsOfSession }) });
}
