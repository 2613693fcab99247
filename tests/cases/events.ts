import { findStaff } from '#core/administration/find-staff.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import { staff } from '#tests/administration/staff.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';

async function judged(
  core: TestCore,
  outcome: 'warn' | 'hide' | 'suspend' | 'remove',
  isNotified: boolean,
): Promise<Case> {
  const { id } = await someone(core);
  const caseId = newId();
  await core.db
    .insertInto('cases')
    .values({
      id: caseId,
      thing_kind: 'person',
      thing_id: id,
      state: 'decided',
      sealed: '{}',
      seal: '',
      decided_at: new Date(),
      outcome,
    })
    .execute();
  const event: CoreEvent = { name: 'cases.judged', accountId: id, subject: { caseId } };
  return { event, notified: isNotified ? { [id]: 'case_judged' } : {} };
}

async function reportAnswered(core: TestCore, hasAccount: boolean): Promise<Case> {
  const accountId = hasAccount ? (await someone(core)).id : null;
  const subject = { caseId: newId(), reportId: newId() };
  const event: CoreEvent = { name: 'cases.reportAnswered', accountId, subject };
  return { event, notified: accountId ? { [accountId]: 'report_answered' } : {} };
}

/** A case that waits: the moderators whom nothing bars are told. */
async function waits(core: TestCore, isUrgent: boolean): Promise<Case> {
  await staff(core, 'cases');
  const { id } = await someone(core);
  const [caseId, reportId] = [newId(), newId()];
  await core.db
    .insertInto('cases')
    .values({ id: caseId, thing_kind: 'person', thing_id: id, is_urgent: isUrgent, sealed: '{}', seal: '' })
    .execute();
  await core.db
    .insertInto('case_people')
    .values({ case_id: caseId, account_id: id, is_judged: true })
    .execute();
  await core.db
    .insertInto('case_reports')
    .values({ id: reportId, case_id: caseId, concern: isUrgent ? 'child' : 'money', words: '' })
    .execute();
  const moderators = (await findStaff(core.db, core, 'cases')).filter((one) => one !== id);
  return {
    event: isUrgent
      ? { name: 'cases.reported', accountId: null, subject: { caseId, reportId } }
      : { name: 'cases.opened', accountId: null, subject: { caseId } },
    notified: Object.fromEntries(moderators.map((one) => [one, isUrgent ? 'case_urgent' : 'case_waits'])),
  };
}

export const caseEvents: Cases<Extract<EventName, `cases.${string}`>> = {
  'cases.reported': [(core) => waits(core, true)],
  'cases.opened': [(core) => waits(core, false)],
  'cases.decided': 'none',
  'cases.judged': [
    (core) => judged(core, 'warn', true),
    (core) => judged(core, 'hide', true),
    (core) => judged(core, 'suspend', true),
    (core) => judged(core, 'remove', false),
  ],
  'cases.reportAnswered': [(core) => reportAnswered(core, true), (core) => reportAnswered(core, false)],
  'cases.secondLookAsked': 'none',
  'cases.appealed': 'none',
  'cases.appealAnswered': [
    async (core) => {
      const { id } = await someone(core);
      const event = { name: 'cases.appealAnswered', accountId: id, subject: { caseId: newId() } } as const;
      return { event, notified: { [id]: 'case_appeal_answered' } };
    },
  ],
};
