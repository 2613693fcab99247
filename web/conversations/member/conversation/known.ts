import type { MessageBody } from '#contract/conversations/calls.ts';
import type { ChangeBody, MessagesBody } from '#contract/conversations/message-calls.ts';

/** The part of a conversation that the page has loaded: messages by number, and the changes between them. */
export type Known = {
  messages: ReadonlyMap<number, MessageBody>;
  changes: ReadonlyMap<string, ChangeBody>;
};

type Part = Pick<MessagesBody, 'messages' | 'changes'>;

export const nothing: Known = { messages: new Map(), changes: new Map() };

/** Each stands once, however often it comes; the later form counts. */
export function merged({ messages, changes }: Known, part: Part): Known {
  return {
    messages: new Map([...messages, ...part.messages.map((one) => [one.number, one] as const)]),
    changes: new Map([...changes, ...part.changes.map((one) => [one.id, one] as const)]),
  };
}

export function lastOf({ messages }: Known): number {
  return Math.max(0, ...messages.keys());
}

export function firstOf({ messages }: Known): number {
  return Math.min(...messages.keys());
}

export type Entry = { message: MessageBody } | { change: ChangeBody };

/** The oldest first; a change stands after the message that was the last one when it happened. */
export function entriesOf({ messages, changes }: Known): Entry[] {
  const placed = [
    ...[...messages.values()].map((message) => ({ at: [message.number, 0], entry: { message } })),
    ...[...changes.values()].map((change) => ({
      at: [change.afterNumber, Number(change.id)],
      entry: { change },
    })),
  ];
  return placed
    .sort(({ at: [one = 0, then = 0] }, { at: [other = 0, later = 0] }) => one - other || then - later)
    .map(({ entry }) => entry);
}
