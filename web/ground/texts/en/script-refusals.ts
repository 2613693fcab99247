import type { groundKinds } from '#contract/ground/kinds.ts';
import { span } from '#web/ground/texts/amounts.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const signedOut = 'You are not signed in any more. Please sign in again.';

const gone = 'This is no longer here. Please reload the page.';

/** For refusals that our own pages give no cause for. */
export const ourFault = 'That did not work, and the fault is ours. Please reload the page and try again.';

/** Why a request of scripts was refused. */
export const groundScriptRefusals = {
  general_argument_invalid: 'Something in this form is not right. Please check what you entered.',
  general_unauthorized_scope: signedOut,
  general_route_not_found: gone,
  general_rate_limit_exceeded: ({ seconds }) =>
    seconds
      ? `That was too often. Please try again in ${span(seconds)}.`
      : 'That was too often. Please try again later.',
  general_cursor_not_found: gone,
  general_body_too_large: 'This is larger than we can take. Please send less at once.',
  general_busy: 'Many people are here right now. Please try again in a moment.',
  general_unavailable: 'Saharambh is not reachable right now. Please try again in a moment.',
  document_not_found: gone,
  document_already_exists: 'Your profile is here already. Please reload the page.',
  document_unique_constraint_violation: 'Your profile is here already. Please reload the page.',
  document_missing_data: 'Please fill in something first.',
  document_missing_payload: 'Nothing was changed.',
  document_invalid_structure: 'Something in this form is not right. Please check what you entered.',
  row_not_found: gone,
} satisfies ScriptSentences<typeof groundKinds>;
