import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

/** Why a request of scripts was refused. */
export const factorScriptRefusals = {
  user_more_factors_required: 'Please confirm your sign-in with a code of your app first. Reload the page.',
  user_challenge_required: 'Please confirm with a code of your app first that it is you. Reload the page.',
  factor_required: 'You have rights at the desk, so you need a second step first. Reload the page.',
} satisfies ScriptSentences<typeof factorKinds>;
