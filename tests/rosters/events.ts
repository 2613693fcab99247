import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { idOf, ownerOf } from '#tests/organisations/organisations.ts';

type OwnEvent = Extract<EventName, `rosters.${string}`>;

const organisationOf = async (core: TestCore) => {
  const { owner, slug } = await ownerOf(core);
  return { owner, organisationId: await idOf(core, slug) };
};

/** An event about a student that notifies the staff. */
const toStaff =
  (name: 'rosters.nameWaits' | 'rosters.objected', kind: NotificationKind): Build =>
  async (core) => {
    const { owner, organisationId } = await organisationOf(core);
    const { id: accountId } = await someone(core);
    const subject = { organisationId, membershipId: 'one', rowId: 'one' };
    return { event: { name, accountId, subject }, notified: { [owner.id]: kind } };
  };

/** An event that notifies the student it is about. */
const toStudent =
  (name: OwnEvent, more: object, kind: NotificationKind): Build =>
  async (core) => {
    const { organisationId } = await organisationOf(core);
    const { id: accountId } = await someone(core);
    const subject = { organisationId, membershipId: 'one', ...more };
    return { event: { name, accountId, subject } as never, notified: { [accountId]: kind } };
  };

export const rosterEvents: Cases<OwnEvent> = {
  'rosters.changed': 'none',
  'rosters.nameWaits': [toStaff('rosters.nameWaits', 'roster_name_waits')],
  'rosters.joined': [toStudent('rosters.joined', { afterWaiting: true }, 'roster_confirmed')],
  'rosters.nameDeclined': [toStudent('rosters.nameDeclined', {}, 'roster_declined')],
  'rosters.ticked': 'none',
  'rosters.guardianAnswered': [
    toStudent('rosters.guardianAnswered', { answer: 'agreed' }, 'roster_guardian_agreed'),
    toStudent('rosters.guardianAnswered', { answer: 'refused' }, 'roster_guardian_refused'),
    toStudent('rosters.guardianAnswered', { answer: 'takenBack' }, 'roster_guardian_ended'),
    toStudent('rosters.guardianAnswered', { answer: 'over' }, 'roster_guardian_over'),
  ],
  'rosters.ended': [
    toStudent('rosters.ended', { how: 'freed' }, 'roster_freed'),
    toStudent('rosters.ended', { how: 'off' }, 'roster_off'),
    toStudent('rosters.ended', { how: 'over' }, 'roster_off'),
  ],
  'rosters.objected': [toStaff('rosters.objected', 'roster_objected')],
};
