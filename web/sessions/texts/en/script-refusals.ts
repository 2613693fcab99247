import type { sessionKinds } from '#contract/sessions/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

/** Why a request of scripts was refused. */
export const sessionScriptRefusals = {
  user_session_already_exists: 'A member is signed in here already. Please reload the page.',
  user_session_not_found: 'This session has ended already.',
} satisfies ScriptSentences<typeof sessionKinds>;
