import { getAccount } from '#contract/accounts/calls.ts';
import {
  deleteMute,
  getConversation,
  getConversations,
  putMute,
  putReading,
} from '#contract/conversations/calls.ts';
import { getMessages, postMessageForm } from '#contract/conversations/message-calls.ts';
import { putRequestAnswer } from '#contract/conversations/request-calls.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { noted } from '#web/forms/noted.ts';
import type { Visit } from '#web/forms/visit.ts';
import { inWords } from '../in-words.ts';

export const loader = loads(async (visit) => {
  const { ask, url, isScripted, isPrefetch } = visit;
  const conversationId = idIn(visit);
  const [before, after, around] = ['before', 'after', 'at'].map((name) => numberIn(url, name));
  const [account, conversation, page, { conversations }] = await Promise.all([
    ask(getAccount, {}),
    ask(getConversation, { conversationId }),
    ask(getMessages, { conversationId, before, after, around }),
    ask(getConversations, {}),
  ]);
  const last = page.messages.at(-1)?.number ?? 0;
  // With scripts, the page itself reports when the member reads; a prefetched page has not been seen.
  if (!isScripted && !isPrefetch && last > conversation.readTo)
    await noted(ask(putReading, { conversationId, number: last }));
  // Sent along, so that a message that is sent twice is sent once.
  const key = crypto.randomUUID();
  return {
    me: account.$id,
    conversation: inWords(conversation),
    page,
    around: around ?? null,
    conversations: conversations.map(inWords),
    key,
  };
});

function idIn({ param }: Pick<Visit, 'param'>): string {
  return param('conversationId');
}

function numberIn(url: URL, name: string): number | undefined {
  const typed = url.searchParams.get(name) ?? '';
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

const answers = (accepted: boolean) => (_: unknown, visit: Visit) =>
  visit
    .ask(putRequestAnswer, { conversationId: idIn(visit), accepted })
    .then(() => ({ done: accepted ? 'accepted' : 'declined' }));

export const action = actsOnFiles(
  {
    async send(visit) {
      await visit.passOn(postMessageForm, { conversationId: idIn(visit) });
      return { done: 'sent' };
    },
  },
  acts({
    accept: answers(true),
    decline: answers(false),
    async mute(_, visit) {
      await visit.ask(putMute, { conversationId: idIn(visit) });
      return { done: 'muted' };
    },
    async unmute(_, visit) {
      await visit.ask(deleteMute, { conversationId: idIn(visit) });
      return { done: 'unmuted' };
    },
  }),
  // The key comes with the page, so it is the text that is broken.
  { general_argument_invalid: { code: 'message_unfit', fields: ['text'] } },
);
