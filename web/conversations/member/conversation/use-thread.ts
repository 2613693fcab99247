import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { ConversationBody, MessageBody } from '#contract/conversations/calls.ts';
import type { MessagesBody } from '#contract/conversations/message-calls.ts';
import { catchUp, earlierMessages } from '#web/client/conversation.ts';
import { type ConversationUpdate, hearOfConversations } from '#web/client/conversation-updates.ts';
import { followOutgoing, type Outgoing, onSent, outgoingMessages, sendAll } from '#web/client/outgoing.ts';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import { type Entry, entriesOf, firstOf, lastOf, merged, nothing } from './known.ts';

export type Thread = {
  entries: readonly Entry[];
  /** The numbers of the first and the last message that is shown. */
  first: number;
  last: number;
  hasEarlier: boolean;
  hasLater: boolean;
  /** This member's messages to this conversation that the server does not have yet. */
  outgoing: readonly Outgoing[];
  loadEarlier: () => Promise<void>;
};

const none: Outgoing[] = [];
/** Milliseconds that the answer to a message that was sent here may take. */
const patience = 1500;

/**
 * The messages of an open conversation: those that the page came with, what the line brings, and what is asked for when the line
 * was away. Each stands once, by its number, however often it comes.
 */
export function useThread(
  me: string,
  { id, state }: ConversationBody,
  page: MessagesBody,
  isElsewhere: boolean,
): Thread {
  const [known, setKnown] = useState(() => merged(nothing, page));
  const [edges, setEdges] = useState({ hasEarlier: page.hasEarlier, hasLater: page.hasLater });
  const [shown, setShown] = useState(page);
  const { revalidate } = useRevalidator();
  // The page was asked for again, or another part of the conversation.
  if (shown !== page) {
    setShown(page);
    const first = page.messages[0]?.number ?? 0;
    const isJoined = known.messages.size > 0 && first <= lastOf(known) + 1 && !isElsewhere && !edges.hasLater;
    setKnown(merged(isJoined ? known : nothing, page));
    if (!isJoined) setEdges({ hasEarlier: page.hasEarlier, hasLater: page.hasLater });
  }
  const add = (part: Pick<MessagesBody, 'messages' | 'changes'>) =>
    setKnown((before) => merged(before, part));
  const addOne = (message: MessageBody) => add({ messages: [message], changes: [] });

  const hear = useEffectEvent((update: ConversationUpdate) => {
    if (edges.hasLater) return;
    const last = lastOf(known);
    const ask = (from: number) => void catchUp(id, from, add);
    if (!update) return ask(last);
    if (update.conversationId !== id) return;
    const { message } = update;
    if (!message) return void (update.isState && revalidate());
    // A live update carries a message as others read it. The member's own message comes with the answer to its sending, unless
    // another device sent it.
    if (message.authorId === me) return void setTimeout(() => askForOwn(message), patience);
    if (message.number > last + 1) return ask(last);
    addOne(message);
  });
  const askForOwn = useEffectEvent(({ number, text, isDeleted }: MessageBody) => {
    const before = known.messages.get(number);
    if (before?.text === text && before.isDeleted === isDeleted) return;
    void catchUp(id, Math.min(lastOf(known), number - 1), add);
  });
  useEffect(() => hearOfConversations(hear), []);
  useEffect(() => void sendAll(me), [me]);
  const receive = useEffectEvent((message: MessageBody) => {
    if (message.conversationId === id) addOne(message);
  });
  useEffect(() => onSent(receive), []);

  const all = useSyncExternalStore(followOutgoing, outgoingMessages, () => none);
  const isHydrated = useHydrated();
  const outgoing = isHydrated && state === 'open' ? all.filter((one) => one.conversationId === id) : none;

  return {
    entries: entriesOf(known),
    first: firstOf(known),
    last: lastOf(known),
    ...edges,
    outgoing,
    async loadEarlier() {
      const earlier = await earlierMessages(id, firstOf(known));
      add(earlier);
      setEdges((before) => ({ ...before, hasEarlier: earlier.hasEarlier }));
    },
  };
}
