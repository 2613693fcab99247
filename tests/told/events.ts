import type { NotificationKind } from '#contract/collected.ts';
import { beginClock } from '#core/clocks/steps/begin-clock.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import { member } from '../builders.ts';
import type { TestCore } from '../database.ts';
import { toldOfAgreements } from './agreements.ts';
import { toldOfApplications } from './applications.ts';
import { toldOfOpportunities } from './opportunities.ts';
import { toldOfProjects } from './projects.ts';
import { toldOfSavedSearches } from './saved-searches.ts';
import { type Case, type Cases, someone, world } from './world.ts';

async function clock(
  core: TestCore,
  name: 'clocks.extended' | 'clocks.lapsed',
  kind: 'owner_hand_over' | 'first_message' = 'owner_hand_over',
): Promise<Case> {
  const { owner, mate } = await world(core);
  const subjectId = newId();
  await core.db
    .transaction()
    .execute((tx) => beginClock(tx, { kind, subjectId, owes: { accountId: mate.id }, awaitedBy: owner.id }));
  const { id: clockId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  const event: CoreEvent = { name, accountId: mate.id, subject: { clockId, kind, subjectId } };
  if (kind === 'first_message') return { event, told: {} };
  if (name === 'clocks.extended') return { event, told: { [owner.id]: 'more_time' } };
  return { event, told: { [mate.id]: 'turn_ended', [owner.id]: 'wait_ended' } };
}

async function judged(
  core: TestCore,
  outcome: 'warn' | 'hide' | 'suspend' | 'remove',
  isTold: boolean,
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
  return { event, told: isTold ? { [id]: 'case_judged' } : {} };
}

async function reportAnswered(core: TestCore, hasAccount: boolean): Promise<Case> {
  const accountId = hasAccount ? (await someone(core)).id : null;
  const subject = { caseId: newId(), reportId: newId() };
  const event: CoreEvent = { name: 'cases.reportAnswered', accountId, subject };
  return { event, told: accountId ? { [accountId]: 'report_answered' } : {} };
}

async function answered(core: TestCore, state: 'open' | 'declined'): Promise<Case> {
  const [asker, asked] = [await someone(core), await someone(core)];
  const conversationId = newId();
  await core.db
    .insertInto('conversations')
    .values({ id: conversationId, kind: 'direct', state, requested_by: asker.id })
    .execute();
  const event: CoreEvent = {
    name: 'conversations.answered',
    accountId: asked.id,
    subject: { conversationId },
  };
  return { event, told: state === 'open' ? { [asker.id]: 'conversation_opened' } : {} };
}

async function guardian(
  core: TestCore,
  event: (accountId: string) => CoreEvent,
  kind: NotificationKind,
): Promise<Case> {
  const { id } = await member(core, { password: null, birthDate: '2015-01-01' });
  return { event: event(id), told: { [id]: kind } };
}

async function verification(
  core: TestCore,
  what: 'held' | 'decided' | 'ended' | 'late' | undefined,
): Promise<Case> {
  const { id } = await someone(core);
  const kinds = {
    held: 'verification_held',
    decided: 'verification_decided',
    ended: 'verification_ended',
    late: 'verification_late',
  } as const;
  const event: CoreEvent = {
    name: 'verifications.changed',
    accountId: id,
    subject: { verificationId: newId(), what },
  };
  return { event, told: what ? { [id]: kinds[what] } : {} };
}

/** Every event, with the notifications that it causes. */
export const toldEvents: Cases<EventName> = {
  ...toldOfProjects,
  ...toldOfOpportunities,
  ...toldOfSavedSearches,
  ...toldOfApplications,
  ...toldOfAgreements,
  'accounts.created': 'letters',
  'accounts.removed': 'nobody',
  'accounts.updated': 'letters',
  'accounts.leaving': 'letters',
  'accounts.kept': 'nobody',
  'accounts.blocked': 'letters',
  'accounts.unblocked': 'letters',
  'blocks.changed': 'nobody',
  'cases.reported': 'nobody',
  'cases.opened': 'nobody',
  'cases.decided': 'nobody',
  'cases.judged': [
    (core) => judged(core, 'warn', true),
    (core) => judged(core, 'hide', true),
    (core) => judged(core, 'suspend', true),
    (core) => judged(core, 'remove', false),
  ],
  'cases.reportAnswered': [(core) => reportAnswered(core, true), (core) => reportAnswered(core, false)],
  'cases.appealed': 'nobody',
  'cases.appealAnswered': [
    async (core) => {
      const { id } = await someone(core);
      const event = { name: 'cases.appealAnswered', accountId: id, subject: { caseId: newId() } } as const;
      return { event, told: { [id]: 'case_appeal_answered' } };
    },
  ],
  'avatars.updated': 'nobody',
  'avatars.removed': 'nobody',
  'clocks.began': 'nobody',
  'clocks.extended': [(core) => clock(core, 'clocks.extended')],
  'clocks.ended': 'nobody',
  'clocks.lapsed': [
    (core) => clock(core, 'clocks.lapsed'),
    (core) => clock(core, 'clocks.lapsed', 'first_message'),
  ],
  'clocks.noticeDue': 'letters',
  'codes.asked': 'letters',
  'codes.used': 'nobody',
  'tokens.created': 'letters',
  'tokens.used': 'nobody',
  'consents.changed': 'nobody',
  'conversations.requested': 'chore',
  'conversations.answered': [(core) => answered(core, 'open'), (core) => answered(core, 'declined')],
  'conversations.lapsed': 'nobody',
  'conversations.muted': 'nobody',
  'conversations.readUpTo': 'nobody',
  'enquiries.created': 'letters',
  'enquiries.answered': 'letters',
  'files.created': 'nobody',
  'files.updated': 'nobody',
  'files.deleted': 'nobody',
  'guardians.asked': 'letters',
  'guardians.answered': [
    (core) =>
      guardian(
        core,
        (accountId) => ({
          name: 'guardians.answered',
          accountId,
          subject: { guardianId: 'g', confirmed: true },
        }),
        'guardian_answered',
      ),
  ],
  'guardians.reviewed': [
    (core) => guardian(core, (accountId) => ({ name: 'guardians.reviewed', accountId }), 'guardian_reviewed'),
  ],
  'guardians.outgrown': [
    (core) => guardian(core, (accountId) => ({ name: 'guardians.outgrown', accountId }), 'guardian_outgrown'),
  ],
  'guardians.ended': 'nobody',
  'guardians.erasureAnnounced': 'letters',
  'guardians.childErased': 'nobody',
  'messages.sent': 'chore',
  'messages.changed': 'nobody',
  'messages.warned': 'nobody',
  'notifications.written': 'nobody',
  'notifications.read': 'nobody',
  'notifications.waysChosen': 'nobody',
  'people.changed': 'nobody',
  'profiles.created': 'nobody',
  'profiles.updated': 'nobody',
  'profiles.deleted': 'nobody',
  'sessions.created': 'letters',
  'sessions.renewed': 'nobody',
  'sessions.deleted': 'nobody',
  'standings.changed': 'nobody',
  'standings.suspended': 'letters',
  'standings.suspensionEnded': 'letters',
  'standings.childFound': 'letters',
  'verifications.changed': [
    (core) => verification(core, 'held'),
    (core) => verification(core, 'decided'),
    (core) => verification(core, 'ended'),
    (core) => verification(core, 'late'),
    (core) => verification(core, undefined),
  ],
};
