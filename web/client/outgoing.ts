import type { MessageBody, MessageFileBody } from '#contract/conversations/calls.ts';
import { postMessage } from '#contract/conversations/message-calls.ts';
import { browserStorage } from '#contract/ground/browser-storage.ts';
import { failure } from '#web/ground/texts/en/failure.ts';
import { ApiError, send } from './api.ts';
import { hearLine } from './conversation-updates.ts';
import { messageOf } from './message.ts';

/** A message on its way. Its key makes it one message, however often it is sent. */
export type Outgoing = {
  key: string;
  accountId: string;
  conversationId: string;
  text: string;
  files: MessageFileBody[];
  /** The sentence of the server's refusal; the message then stays until the member tries again. */
  refused?: string;
};

const { key: outgoingKey } = browserStorage.outgoing;
/** Milliseconds until a server that could not be reached is tried again, doubled each time. */
const [firstWait, longestWait] = [1000, 20_000];
const listeners = new Set<() => void>();
const receivers = new Set<(message: MessageBody) => void>();
let read: { text: string | null; list: Outgoing[] } = { text: null, list: [] };
let isSending = false;
/** A further call came while messages were being sent, perhaps too late for its message to be seen. */
let isAskedAgain = false;
let wake = () => {};

/** All that is on its way, the oldest first. The same list as long as nothing changes. */
export function outgoingMessages(): Outgoing[] {
  const text = localStorage.getItem(outgoingKey);
  if (text !== read.text) read = { text, list: listIn(text) };
  return read.list;
}

function listIn(text: string | null): Outgoing[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? (list as Outgoing[]) : [];
  } catch {
    return [];
  }
}

function change(next: (list: Outgoing[]) => Outgoing[]): void {
  const list = next(listIn(localStorage.getItem(outgoingKey)));
  if (list.length > 0) localStorage.setItem(outgoingKey, JSON.stringify(list));
  else localStorage.removeItem(outgoingKey);
  for (const listener of listeners) listener();
}

/** Hears when something is added, sent or refused, in this tab or another one. */
export function followOutgoing(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === outgoingKey) listener();
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

/** Hears of the messages that this tab has sent, as the server has them. */
export function onSent(receiver: (message: MessageBody) => void): () => void {
  receivers.add(receiver);
  return () => receivers.delete(receiver);
}

/** Puts a message on its way. It stays there over a reload and a lost line, until the server has it. */
export function putOnItsWay(message: Outgoing): void {
  change((list) => [...list, message]);
  void sendAll(message.accountId);
}

export function takeBack(key: string): void {
  change((list) => list.filter((one) => one.key !== key));
}

export function tryAgain(key: string): void {
  const one = outgoingMessages().find((message) => message.key === key);
  change((list) =>
    list.map((message) => (message.key === key ? { ...message, refused: undefined } : message)),
  );
  if (one) void sendAll(one.accountId);
}

/** Sends what is on its way, one after another; of all tabs one does so at a time. */
export async function sendAll(accountId: string): Promise<void> {
  wake();
  isAskedAgain = true;
  if (isSending) return;
  isSending = true;
  const stop = hearLine(wake);
  addEventListener('online', wakeUp);
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      if (navigator.locks) await navigator.locks.request(outgoingKey, () => sendInTurn(accountId));
      else await sendInTurn(accountId);
    }
  } finally {
    removeEventListener('online', wakeUp);
    stop();
    isSending = false;
  }
}

function wakeUp(): void {
  wake();
}

async function sendInTurn(accountId: string): Promise<void> {
  let wait = firstWait;
  for (;;) {
    const next = outgoingMessages().find((one) => one.accountId === accountId && one.refused === undefined);
    if (!next) return;
    try {
      const message = await sendOne(next);
      takeBack(next.key);
      wait = firstWait;
      for (const receiver of receivers) receiver(message);
    } catch (error) {
      // A member who is signed out here finds the message again when they come back.
      if (error instanceof ApiError && error.code === 401) return;
      if (isPassing(error)) {
        const seconds = error instanceof ApiError ? (error.seconds ?? 0) : 0;
        await pause(Math.max(wait, seconds * 1000));
        wait = Math.min(wait * 2, longestWait);
        continue;
      }
      const refused = await messageOf(error, failure.garbled);
      change((list) => list.map((one) => (one.key === next.key ? { ...one, refused } : one)));
    }
  }
}

function sendOne({ conversationId, key, text, files }: Outgoing): Promise<MessageBody> {
  return send(postMessage, { conversationId, key, text, files: files.map(({ id }) => id) });
}

/** A line that broke, a proxy in between, a server that restarts, or too much at once: the same is tried again. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 0 || error.code === 429 || error.code >= 500;
}

/** Until the time is over, or something says that there is a line again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      wake = () => {};
      resolve();
    }
    wake = done;
  });
}
