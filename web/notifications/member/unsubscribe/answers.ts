import { type ActionFunctionArgs, data } from 'react-router';
import type { RefusalCode } from '#contract/collected.ts';
import {
  getUnsubscription,
  putUnsubscription,
  type UnsubscriptionBody,
} from '#contract/notifications/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { loads } from '#web/forms/load.ts';
import { visitOf } from '#web/forms/visit.ts';
import { topicTexts } from '#web/words.ts';

/** Looks, and changes nothing: programs that scan mails follow their links. */
export const loader = loads(async ({ ask, param }) => ({
  asked: named(await unlessUnknown(ask(getUnsubscription, { token: param('token') }))),
}));

/**
 * Whatever is sent here ends the mails of the link's topic: by a mail program (RFC 8058), which is not led on to anywhere,
 * or by the button of the page.
 */
export async function action(args: ActionFunctionArgs) {
  const { ask, param } = visitOf(args);
  const ended = await unlessUnknown(ask(putUnsubscription, { token: param('token') }));
  return data({ ended: named(ended) }, ended ? 200 : 404);
}

function named(asked: UnsubscriptionBody | null) {
  return asked && { name: topicTexts[asked.topic].name };
}

/** A link that was cut or added to may be none at all. */
const unknown: readonly RefusalCode[] = ['unsubscription_unknown', 'general_argument_invalid'];

function unlessUnknown(asked: Promise<UnsubscriptionBody>): Promise<UnsubscriptionBody | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refusal && unknown.includes(error.code)) return null;
    throw error;
  });
}
