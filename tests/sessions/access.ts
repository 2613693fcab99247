import * as calls from '#contract/sessions/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { sessionThings } from './things.ts';

/** The thing that each call of this module names. */
export const sessionAccess = accessOf(calls, {
  postEmailSession: nothing,
  postTokenSession: nothing,
  getSessions: nothing,
  getSession: sessionThings.session,
  patchSession: sessionThings.session,
  deleteSession: sessionThings.session,
  deleteSessions: nothing,
});
