import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { rosterEvents } from './events.ts';
import { findCoordinators } from './find-coordinators.ts';

const toStudent = { about: 'student_of', path: () => rosterPaths.joined, isForAllAges: true } as const;
const toStaff = { about: 'roster_of' } as const;

type OfOrganisation = { accountId: string | null; subject: { organisationId: string } };

const answered = {
  agreed: 'roster_guardian_agreed',
  refused: 'roster_guardian_refused',
  takenBack: 'roster_guardian_ended',
  over: 'roster_guardian_over',
} as const;
const ended = { freed: 'roster_freed', off: 'roster_off', over: 'roster_off' } as const;

export const rosterNotifications: Notifications = {
  rules: {
    'rosters.changed': { none: 'It is an action of the staff themselves.' },
    'rosters.nameWaits': { tells: (tx, event) => tellStaff(tx, 'roster_name_waits', event) },
    'rosters.joined': {
      when: ({ afterWaiting }) => afterWaiting,
      tells: async (_, event) => tellStudent('roster_confirmed', event),
    },
    'rosters.nameDeclined': { tells: async (_, event) => tellStudent('roster_declined', event) },
    'rosters.ticked': { none: 'No one is told what a student ticks.' },
    'rosters.guardianAnswered': {
      emails: ['guardian-roster'],
      tells: async (_, event) => tellStudent(answered[event.subject.answer], event),
    },
    'rosters.ended': {
      when: ({ how }) => how !== 'left',
      tells: async (_, event) =>
        event.subject.how === 'left' ? [] : tellStudent(ended[event.subject.how], event),
    },
    'rosters.objected': { tells: (tx, event) => tellStaff(tx, 'roster_objected', event) },
  } satisfies NotificationRules<typeof rosterEvents>,
  forms: {
    roster_name_waits: { ...toStaff, path: rosterPaths.names, isJoined: true },
    roster_objected: { ...toStaff, path: rosterPaths.cohorts },
    roster_confirmed: toStudent,
    roster_declined: toStudent,
    roster_guardian_agreed: toStudent,
    roster_guardian_refused: toStudent,
    roster_guardian_ended: toStudent,
    roster_guardian_over: toStudent,
    roster_freed: toStudent,
    roster_off: toStudent,
  },
  subjects: { student_of: describeOrganisations, roster_of: describeOrganisations },
};

function tellStudent(kind: Notification['kind'], event: OfOrganisation & { name: string }): Notification[] {
  return [{ accountId: accountOf(event), kind, subjectId: event.subject.organisationId }];
}

/** The student is no member of the staff whom the lines name. Staff with a block against the student hear nothing of them. */
async function tellStaff(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { organisationId: subjectId } }: OfOrganisation,
): Promise<Notification[]> {
  const told: Notification[] = [];
  for (const accountId of await findCoordinators(tx, subjectId))
    if (by === null || !(await isBlockedBetween(tx, accountId, by)))
      told.push({ accountId, kind, subjectId, by });
  return told;
}

async function describeOrganisations(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name, slug }) => [id, { thing: name, key: slug }]));
}
