import type { MessageState } from '#contract/admin-limits.ts';
import type { ActionListBody } from '#contract/administration.ts';
import type { ContactMessageBody, MessageListBody } from '#contract/enquiries.ts';
import type { AccountListBody, AccountViewBody } from '#contract/supervision.ts';
import { callApi } from '../client/api.ts';

const segment = encodeURIComponent;
const messagePath = (id: string) => `/admin/messages/${segment(id)}`;
const accountPath = (id: string) => `/admin/accounts/${segment(id)}`;

function withQuery(path: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export function fetchMessages(state: MessageState, cursor: string): Promise<MessageListBody> {
  return callApi('GET', withQuery('/admin/messages', { state, cursor }));
}

export function fetchMessage(id: string): Promise<ContactMessageBody> {
  return callApi('GET', messagePath(id));
}

export function sendAnswer(id: string, answer: string): Promise<ContactMessageBody> {
  return callApi('POST', `${messagePath(id)}/answers`, { body: { answer } });
}

export function closeMessage(id: string): Promise<ContactMessageBody> {
  return callApi('PUT', `${messagePath(id)}/closure`, { body: {} });
}

export function reopenMessage(id: string): Promise<ContactMessageBody> {
  return callApi('DELETE', `${messagePath(id)}/closure`, { body: {} });
}

export function fetchAccounts(search: string, cursor: string): Promise<AccountListBody> {
  return callApi('GET', withQuery('/admin/accounts', { search, cursor }));
}

export function fetchAccount(id: string): Promise<AccountViewBody> {
  return callApi('GET', accountPath(id));
}

export function blockAccount(id: string, reason: string): Promise<AccountViewBody> {
  return callApi('PUT', `${accountPath(id)}/block`, { body: { reason } });
}

export function unblockAccount(id: string): Promise<AccountViewBody> {
  return callApi('DELETE', `${accountPath(id)}/block`, { body: {} });
}

export function fetchActions(cursor: string): Promise<ActionListBody> {
  return callApi('GET', withQuery('/admin/actions', { cursor }));
}
