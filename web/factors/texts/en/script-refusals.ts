import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

/** Why a request of scripts was refused. */
export const factorScriptRefusals = {
  user_more_factors_required: 'Please confirm your sign-in with a code from your app. Reload the page.',
  user_challenge_required: 'Please confirm that it is you, with a code from your app. Reload the page.',
  factor_required: 'Staff need a second step. Reload the page to add it.',
} satisfies ScriptSentences<typeof factorKinds>;
