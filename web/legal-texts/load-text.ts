import { data, type LoaderFunctionArgs } from 'react-router';
import type { TextName } from '#contract/consents/text-versions.ts';
import { getLegalText } from '#contract/legal-texts/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';

/** The version that the address names, or the one in force. */
export async function loadText({ context, params }: LoaderFunctionArgs, text: TextName) {
  const { version = '' } = params;
  try {
    return await askForAll(context, getLegalText, { text, version });
  } catch (error) {
    const isUnknown =
      error instanceof Refusal && ['legal_text_unknown', 'general_argument_invalid'].includes(error.code);
    if (isUnknown) throw data(null, 404);
    throw error;
  }
}
