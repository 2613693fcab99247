import { sql } from 'kysely';
import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { quickSent } from './quick-claims.ts';

type OwnEvent = Extract<EventName, `credit.${string}`>;

async function claimed(core: TestCore) {
  const [student, host] = [await someone(core), await someone(core)];
  const claimId = await quickSent(core, student, host);
  const { rows } = await sql<{ id: string }>`
    select staff.account_id as id from organisation_staff as staff
    join credit_claims as claim on claim.organisation_id = staff.organisation_id where claim.id = ${claimId}`.execute(
    core.db,
  );
  return { student, host, staffId: rows[0]?.id ?? '', claimId };
}

type To = 'student' | 'host' | 'staff';

/** An event about a claim, and the side that it notifies. */
const to =
  (side: To, name: OwnEvent, kind: NotificationKind, more: object = {}): Build =>
  async (core) => {
    const { student, host, staffId, claimId } = await claimed(core);
    const who = { student: student.id, host: host.id, staff: staffId }[side];
    const subject = { claimId, ...more };
    return { event: { name, accountId: student.id, subject } as never, notified: { [who]: kind } };
  };

const by = { by: 'another member' };

export const creditEventCases: Cases<OwnEvent> = {
  'credit.ruleChanged': 'none',
  'credit.logged': 'none',
  'credit.changed': 'none',
  'credit.hostAsked': [to('host', 'credit.hostAsked', 'claim_host_asked', { round: 1 })],
  'credit.evidenceAsked': [
    to('student', 'credit.evidenceAsked', 'claim_evidence_needed', { cause: 'silent' }),
  ],
  'credit.confirmed': [to('student', 'credit.confirmed', 'claim_confirmed', by)],
  'credit.reachedCollege': [to('staff', 'credit.reachedCollege', 'claim_waits')],
  'credit.returned': [to('student', 'credit.returned', 'claim_returned', { from: 'host', ...by })],
  'credit.approved': [to('student', 'credit.approved', 'claim_approved', by)],
  'credit.declined': [to('student', 'credit.declined', 'claim_declined', by)],
  'credit.withdrawn': [to('student', 'credit.withdrawn', 'claim_withdrawn', { isByTime: true })],
  'credit.released': [to('student', 'credit.released', 'claim_released')],
  'credit.takenBack': [to('student', 'credit.takenBack', 'claim_taken_back', by)],
  'credit.appealed': [to('staff', 'credit.appealed', 'claim_appealed')],
  'credit.appealDecided': [
    to('student', 'credit.appealDecided', 'claim_appeal_decided', { isUpheld: true, ...by }),
  ],
  'credit.late': [to('student', 'credit.late', 'claim_late')],
  'credit.withoutStaff': [to('student', 'credit.withoutStaff', 'claim_waits_for_no_one')],
};
