import type { EnquiryState } from '#contract/admin-limits.ts';
import { getActions } from '#contract/administration.ts';
import { deleteClosure, getEnquiries, getEnquiry, postAnswer, putClosure } from '#contract/enquiries.ts';
import { deleteSuspension, getAccounts, getOneAccount, putSuspension } from '#contract/supervision.ts';
import { send } from '../client/api.ts';

/** The first page has no cursor. */
const after = (cursor: string) => (cursor === '' ? undefined : cursor);

export const fetchEnquiries = (state: EnquiryState, cursor: string) =>
  send(getEnquiries, { state, cursor: after(cursor) });

export const fetchEnquiry = (enquiryId: string) => send(getEnquiry, { enquiryId });

export const sendAnswer = (enquiryId: string, answer: string) => send(postAnswer, { enquiryId, answer });

export const closeEnquiry = (enquiryId: string) => send(putClosure, { enquiryId });

export const reopenEnquiry = (enquiryId: string) => send(deleteClosure, { enquiryId });

export const fetchAccounts = (search: string, cursor: string) =>
  send(getAccounts, { search, cursor: after(cursor) });

export const fetchAccount = (accountId: string) => send(getOneAccount, { accountId });

export const suspendAccount = (accountId: string, reason: string) =>
  send(putSuspension, { accountId, reason });

export const endSuspension = (accountId: string) => send(deleteSuspension, { accountId });

export const fetchActions = (cursor: string) => send(getActions, { cursor: after(cursor) });
