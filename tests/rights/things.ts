import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { answerRequest } from '#core/rights/answer-request.ts';
import { askRights } from '#core/rights/ask-rights.ts';
import { beginGuestRequest } from '#core/rights/begin-guest-request.ts';
import { finishGuestRequest } from '#core/rights/finish-guest-request.ts';
import { callers, members, type Thing } from '#tests/access/access-callers.ts';
import { administrator, device, freshEmail, mailedCode } from '#tests/ground/builders.ts';

export const askedWords = 'My college is wrong: it is VNIT Nagpur.';
export const answerWords = 'We have corrected your college.';
export const contestWords = 'It still shows the former college.';
export const guestAddress = 'asker@example.org';
const asked = { kind: 'correct', words: askedWords } as const;

/** The things of this module that a call can name. */
export const rightsThings = {
  request: {
    owners: members,
    own: async (core, owner) => ({ requestId: await requestOf(core, owner as Member) }),
    gone: { requestId: newId() },
  },
  answered: {
    owners: members,
    own: async (core, owner) => ({ requestId: await answeredOf(core, owner as Member) }),
    gone: { requestId: newId() },
  },
  // Administrators take no part in it.
  atDesk: {
    owners: [],
    own: async (core, owner) => ({ requestId: await requestOf(core, owner as Member), outcome: 'done' }),
    gone: { requestId: newId(), outcome: 'done' },
  },
  // Any caller may use it who has its secret and the code mailed to its address.
  guestRequest: {
    owners: callers,
    async own(core) {
      const email = freshEmail('asker');
      const { $id, secret } = await beginGuestRequest(core, { ...asked, email, device });
      return { requestId: $id, secret, code: await mailedCode(core, email, 'report') };
    },
    gone: { requestId: newId(), secret: 'nobodys' },
  },
  // The same, after its code.
  sentByGuest: {
    owners: callers,
    async own(core) {
      const email = guestAddress;
      const { $id: requestId, secret } = await beginGuestRequest(core, { ...asked, email, device });
      const code = await mailedCode(core, email, 'report');
      await finishGuestRequest(core, { requestId, secret, code, device });
      return { requestId, secret };
    },
    gone: { requestId: newId(), secret: 'nobodys' },
  },
} satisfies Record<string, Thing>;

async function requestOf(core: Core, owner: Member): Promise<string> {
  return (await askRights(core, owner, asked)).$id;
}

async function answeredOf(core: Core, owner: Member): Promise<string> {
  const requestId = await requestOf(core, owner);
  const { core: withAdministrator, admin } = await administrator(core);
  const answer = { requestId, version: 1, outcome: 'done', reason: '', answer: answerWords } as const;
  await answerRequest(withAdministrator, admin, answer);
  return requestId;
}
