import type { Account, Member } from '../ground/actor.ts';

/** The member as the rules of export read them. Without a session: nothing can be done in their name with it. */
export function asMember(account: Account): Member {
  return {
    kind: 'member',
    id: account.id,
    account,
    standing: {
      age: 'unknown',
      adultOn: null,
      isSuspended: false,
      isPaused: false,
      isSeen: false,
      hasBlocks: false,
    },
    rights: [],
    sessionId: '',
    secretHash: '',
  };
}
