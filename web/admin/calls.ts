import type { MessageState } from '#contract/admin-limits.ts';
import { getActions } from '#contract/administration.ts';
import { deleteClosure, getMessage, getMessages, postAnswer, putClosure } from '#contract/enquiries.ts';
import { deleteBlock, getAccounts, getOneAccount, putBlock } from '#contract/supervision.ts';
import { send } from '../client/api.ts';

/** The first page has no cursor. */
const after = (cursor: string) => (cursor === '' ? undefined : cursor);

export const fetchMessages = (state: MessageState, cursor: string) =>
  send(getMessages, { state, cursor: after(cursor) });

export const fetchMessage = (messageId: string) => send(getMessage, { messageId });

export const sendAnswer = (messageId: string, answer: string) => send(postAnswer, { messageId, answer });

export const closeMessage = (messageId: string) => send(putClosure, { messageId });

export const reopenMessage = (messageId: string) => send(deleteClosure, { messageId });

export const fetchAccounts = (search: string, cursor: string) =>
  send(getAccounts, { search, cursor: after(cursor) });

export const fetchAccount = (accountId: string) => send(getOneAccount, { accountId });

export const blockAccount = (accountId: string, reason: string) => send(putBlock, { accountId, reason });

export const unblockAccount = (accountId: string) => send(deleteBlock, { accountId });

export const fetchActions = (cursor: string) => send(getActions, { cursor: after(cursor) });
