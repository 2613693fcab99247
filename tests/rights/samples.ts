import * as calls from '#contract/rights/calls.ts';
import * as deskCalls from '#contract/rights/desk-calls.ts';
import { rightsDeskPaths } from '#contract/rights/desk-paths.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { findStaff } from '#core/administration/find-staff.ts';
import type { CoreEvent } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import { askRights } from '#core/rights/ask-rights.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { staff } from '#tests/administration/staff.ts';
import { member } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, ModuleSamples } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { rightsNoBeginnings } from './no-beginnings.ts';
import { answerWords, askedWords, contestWords, guestAddress, rightsThings } from './things.ts';

async function told(core: TestCore, name: 'answered' | 'late', hasAccount: boolean): Promise<Case> {
  const accountId = hasAccount ? (await someone(core)).id : null;
  const event: CoreEvent = { name: `rights.${name}`, accountId, subject: { requestId: newId() } };
  return { event, notified: accountId ? { [accountId]: `rights_${name}` } : {} };
}

/** A request that waits: the staff with the right are told. */
async function waits(core: TestCore, name: 'received' | 'contested' | 'late'): Promise<Case> {
  await staff(core, 'rights');
  const asker = await member(core, { password: null });
  const { $id: requestId } = await askRights(core, asker, { kind: 'correct', words: askedWords });
  const kind = name === 'late' ? 'rights_late_at_desk' : 'rights_waits';
  const others = (await findStaff(core.db, core, 'rights')).filter((id) => id !== asker.id);
  return {
    event: { name: `rights.${name}`, accountId: asker.id, subject: { requestId } },
    notified: {
      ...Object.fromEntries(others.map((id) => [id, kind])),
      ...(name === 'late' && { [asker.id]: 'rights_late' }),
    },
  };
}

const asked = { kind: () => 'correct', words: () => askedWords };

export const rightsSamples = {
  access: accessOf(
    { ...calls, ...deskCalls },
    {
      getRightsRequests: nothing,
      postRightsRequest: nothing,
      getRightsRequest: rightsThings.request,
      putRightsWithdrawal: rightsThings.request,
      putRightsContest: rightsThings.answered,
      postGuestRightsRequest: nothing,
      putGuestRightsRequest: rightsThings.guestRequest,
      getGrievanceOfficer: nothing,
      getRightsLooks: nothing,
      getDeskRightsRequests: nothing,
      getDeskRightsRequest: rightsThings.atDesk,
      putRightsWork: rightsThings.atDesk,
      putRightsAnswer: rightsThings.atDesk,
    },
    {
      postRightsRequest: asked,
      postGuestRightsRequest: asked,
      putRightsContest: { words: () => contestWords },
      putRightsAnswer: { outcome: () => 'done', reason: () => '', answer: () => answerWords },
    },
  ),
  events: {
    'rights.received': [(core) => waits(core, 'received')],
    'rights.taken': 'none',
    'rights.answered': [(core) => told(core, 'answered', true), (core) => told(core, 'answered', false)],
    'rights.contested': [(core) => waits(core, 'contested')],
    'rights.withdrawn': 'none',
    'rights.late': [
      (core) => waits(core, 'late'),
      (core) => told(core, 'late', true),
      (core) => told(core, 'late', false),
    ],
  },
  ages: {
    rights_requests: `update rights_requests set state = 'answered', answered_at = now(), outcome = 'done' where account_id = $1`,
  },
  rows: {
    rights_requests: `insert into rights_requests (id, number, account_id, kind, words) values (md5('rr' || $1), 'R-' || translate(upper(substr(md5($1), 1, 8)), '01', 'XY'), $1, 'see', $2)`,
    guest_rights_requests: `insert into guest_rights_requests (id, email, kind, words) values (md5('gr' || $1), $2, 'see', 'W')`,
  },
  addresses: async ({ own, ofOther }) => ({
    [innerRightsPaths.request(':requestId')]: innerRightsPaths.request(
      await own(rightsThings.request, 'requestId'),
    ),
    [innerRightsPaths.code(':requestId', ':secret')]: innerRightsPaths.code(
      await own(rightsThings.guestRequest, 'requestId'),
      await own(rightsThings.guestRequest, 'secret'),
    ),
    [innerRightsPaths.guestRequest(':requestId', ':secret')]: innerRightsPaths.guestRequest(
      await own(rightsThings.sentByGuest, 'requestId'),
      await own(rightsThings.sentByGuest, 'secret'),
    ),
    [rightsDeskPaths.request(':requestId')]: rightsDeskPaths.request(
      await ofOther(rightsThings.atDesk, 'requestId'),
    ),
  }),
  words: [askedWords, answerWords, guestAddress],
  noBeginnings: rightsNoBeginnings,
  lapses: {
    rights_answer: { lateFor: 'awaiting' },
    content_complaint_answer: { lateFor: 'awaiting' },
  },
} satisfies ModuleSamples;
