import type { NotificationKind } from '#contract/collected.ts';
import * as calls from '#contract/nominees/calls.ts';
import * as deskCalls from '#contract/nominees/desk-calls.ts';
import { nomineeDeskPaths } from '#contract/nominees/desk-paths.ts';
import * as guardianCalls from '#contract/nominees/guardian-calls.ts';
import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import type { CoreEvent } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, ModuleSamples } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { nomineeNoBeginnings } from './no-beginnings.ts';
import { preparedNominees } from './prepared-nominees.ts';
import { nomineeName, nomineeThings as things } from './things.ts';

type Act = Extract<CoreEvent, { name: 'nominees.guardianActed' }>['subject']['act'];

async function told(core: TestCore, act: Act, kind: NotificationKind): Promise<Case> {
  const { id: accountId } = await someone(core);
  const event: CoreEvent = { name: 'nominees.guardianActed', accountId, subject: { act } };
  return { event, notified: { [accountId]: kind } };
}

const asked = { kind: () => 'correct', words: () => 'The college is wrong: it is VNIT Nagpur.' };
const ofUnknown = { requestId: () => newId() };
const on = { isOn: () => true };

export const nomineeSamples = {
  access: accessOf(
    { ...calls, ...guardianCalls, ...deskCalls },
    {
      getNominees: nothing,
      postNominee: nothing,
      deleteNominee: things.nominee,
      postNomineeVisit: nothing,
      putNomineeVisit: things.begunVisit,
      getNomineeVisit: things.visit,
      postNomineeRequest: things.visitToAsk,
      putNomineeWithdrawal: things.asked,
      getNomineeExport: things.granted,
      postNomineeRightsRequest: things.granted,
      putNomineeErasing: things.granted,
      putNomineePresence: things.mailedHere,
      getGuardianData: guardianThings.request,
      postGuardianDataVisit: nothing,
      getGuardianExport: nothing,
      postGuardianRightsRequest: nothing,
      putGuardianErasing: nothing,
      getDeskNomineeRequests: nothing,
      getDeskNomineeRequest: things.atDesk,
      viewNomineeDocument: things.atDesk,
      postNomineeGrant: things.atDesk,
      putNomineeRefusal: things.atDesk,
    },
    {
      postNominee: { relation: () => 'sibling', tells: () => true },
      postNomineeRequest: { cause: () => 'death', adult: () => 'yes' },
      postNomineeRightsRequest: asked,
      postGuardianDataVisit: { ...ofUnknown, code: () => '123456' },
      getGuardianExport: ofUnknown,
      postGuardianRightsRequest: { ...ofUnknown, ...asked },
      putNomineeErasing: on,
      putGuardianErasing: { ...ofUnknown, ...on },
      postNomineeGrant: { reason: () => 'The certificate shows it.' },
      putNomineeRefusal: { refusal: () => 'not_shown' },
    },
  ),
  events: {
    'nominees.named': 'emails',
    'nominees.asked': 'emails',
    'nominees.decided': 'emails',
    'nominees.ended': 'emails',
    'nominees.withdrawn': 'emails',
    'nominees.acted': 'none',
    'nominees.guardianActed': [
      (core) => told(core, 'read', 'guardian_reads'),
      (core) => told(core, 'export', 'guardian_reads'),
      (core) => told(core, 'request', 'guardian_asks'),
      (core) => told(core, 'erase', 'guardian_erases'),
      (core) => told(core, 'keep', 'guardian_keeps'),
    ],
  },
  ages: {
    nominee_requests: `update nominee_requests set state = 'ended', ended_at = now() where account_id = $1`,
    nominee_documents: `update nominee_requests set state = 'ended', ended_at = now() where account_id = $1`,
  },
  rows: {
    nominees: `insert into nominees (id, account_id, name, email, mailbox, relation, is_told) values ('n' || $1, $1, 'N', 'n@example.org', 'n@example.org', 'friend', false)`,
    nominee_requests: `insert into nominee_requests (id, number, account_id, name, email, mailbox, relation, cause) values (md5('nr' || $1), 'R-' || translate(upper(substr(md5('nr' || $1), 1, 8)), '01', 'XY'), $1, 'N', $2, $2, 'friend', 'death')`,
    nominee_documents: `insert into nominee_documents (request_id, storage_key, size, mime_type, checksum) values (md5('nr' || $1), 'nominee' || $2, 1, 'image/webp', '')`,
    nominee_visits: `insert into nominee_visits (id, email, mailbox) values (md5('nv' || $1), $2, $2)`,
    guardian_erasures: `insert into guardian_erasures (account_id, guardian_id) values ($1, 'g' || $1)`,
  },
  addresses: async ({ own, ofOther }) => ({
    [innerNomineePaths.code(':visitId', ':secret')]: innerNomineePaths.code(
      await own(things.begunVisit, 'visitId'),
      await own(things.begunVisit, 'secret'),
    ),
    [innerNomineePaths.visit(':visitId', ':secret')]: innerNomineePaths.visit(
      await own(things.visitToAsk, 'visitId'),
      await own(things.visitToAsk, 'secret'),
    ),
    [innerNomineePaths.member(':visitId', ':secret', ':nomineeId')]: innerNomineePaths.member(
      await own(things.visitToAsk, 'visitId'),
      await own(things.visitToAsk, 'secret'),
      await own(things.visitToAsk, 'nomineeId'),
    ),
    [innerNomineePaths.here(':requestId', ':secret')]: innerNomineePaths.here(
      await own(things.mailedHere, 'requestId'),
      await own(things.mailedHere, 'secret'),
    ),
    [nomineeDeskPaths.request(':requestId')]: nomineeDeskPaths.request(
      await ofOther(things.atDesk, 'requestId'),
    ),
  }),
  prepared: preparedNominees,
  words: [nomineeName],
  noBeginnings: nomineeNoBeginnings,
  lapses: {
    nominee_decision: { lateFor: 'awaiting' },
  },
} satisfies ModuleSamples;
