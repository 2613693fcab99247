import type { AccountBody } from '#contract/accounts/calls.ts';
import { realtimeSentences as say } from '../appwrite/realtime-sentences.ts';

/** The server's frames on a socket (CONTRACT 10.3), ready to send. */
export const pong = JSON.stringify({ type: 'pong' });

export function connectedFrame(
  user: AccountBody | null,
  initial: { channels: string[]; subscriptions: string[] },
): string {
  return JSON.stringify({ type: 'connected', data: { ...initial, user } });
}

export function responseFrame(to: string, result: Record<string, unknown>): string {
  return JSON.stringify({ type: 'response', data: { to, success: true, ...result } });
}

export function errorFrame({ code, message }: RealtimeFault): string {
  return JSON.stringify({ type: 'error', data: { code, message } });
}

/** Something wrong with a connection or a message; `code` is the contract's. */
export class RealtimeFault extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'RealtimeFault';
    this.code = code;
  }
}

/** Only our own pages send `since`, with their subscriptions: the position at which the page was begun (delivered.ts). */
export type Message = { type: string; data: unknown; since?: unknown };

/** @throws RealtimeFault 1003 for what is no message. */
export function readMessage(text: string): Message {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RealtimeFault(1003, say.formatInvalid);
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !(Object.hasOwn(value as object, 'type') || Object.hasOwn(value as object, 'data')))
    throw new RealtimeFault(1003, say.formatInvalid);
  const { type, data, since } = value as Record<string, unknown>;
  if (typeof type !== 'string') throw new RealtimeFault(1003, say.typeInvalid);
  return { type, data, since };
}
