import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofOrganisation = z.object({ organisationId: z.string() });
const ofMembership = ofOrganisation.extend({ membershipId: z.string() });

/** Each names the student that it is about; those of the roster name the member of the staff who acted. */
export const rosterEvents = {
  /** Cohorts or rows are others now. */
  'rosters.changed': ofOrganisation,
  /** The name of the account is unlike the roster's. */
  'rosters.nameWaits': ofMembership,
  'rosters.joined': ofMembership.extend({ afterWaiting: z.boolean() }),
  'rosters.nameDeclined': ofOrganisation,
  'rosters.ticked': ofMembership,
  /** The guardian agreed or refused, or took the yes back; or the code was over before an answer. */
  'rosters.guardianAnswered': ofOrganisation.extend({
    answer: z.enum(['agreed', 'refused', 'takenBack', 'over']),
  }),
  /** A membership has ended: the student left, staff freed or took off the row, or its time is over. */
  'rosters.ended': ofMembership.extend({ how: z.enum(['left', 'freed', 'off', 'over']) }),
  /** A member says that another one used the code of the row. */
  'rosters.objected': ofOrganisation.extend({ rowId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof rosterEvents> {}
}
