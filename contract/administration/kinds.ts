import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { twoStaff } from '../ground/proposal.ts';
import { proposalTimes } from './limits.ts';

/** The new rights of an account, and what of it is given and taken. */
export type RightsEffect = {
  name: string;
  email: string;
  given: readonly string[];
  taken: readonly string[];
  rights: readonly string[];
};

const unnamed = {
  sparesNight: false,
  canExtend: 'no',
  remindsNobody: true,
  closesQuietly: true,
  isUnnamed: true,
  isOfDesk: true,
} as const;

/** The names that this module declares for all other modules. */
export const administrationKinds = {
  notifications: {
    proposal_waits: 'always',
    proposal_ended: 'always',
    proposal_undone: 'always',
    staff_changed: 'always',
  },
  deadlines: {
    proposal: { hours: proposalTimes.hours, ...unnamed },
    lone_proposal: { hours: proposalTimes.loneHours, ...unnamed },
  },
  refusals: {
    account_tied: ['forbidden', 'The caller has had to do with the member within a year. Others decide.'],
    proposal_unknown: ['not_found', 'There is no such proposal for the caller.'],
    proposal_over: ['conflict', 'The proposal is over.'],
    proposal_own: ['forbidden', 'Other staff confirm or refuse a proposal.'],
    proposal_barred: [
      'forbidden',
      'Staff with a conflict, or with a ruling in it, neither propose nor confirm.',
    ],
    proposal_for_others: ['conflict', 'Other staff can confirm the proposal now.'],
    proposal_early: ['conflict', 'The proposal opens to its proposer alone later.'],
    proposal_waits: ['conflict', 'Another proposal about the same waits.'],
    proposal_pointless: ['conflict', 'The proposal would change nothing.'],
    staff_unfit: ['conflict', 'Only adults with a proven address hold rights of staff.'],
    staff_named: ['conflict', 'The settings name this account: it holds all rights.'],
  },
  fieldErrors: ['staff_email_missing'],
  deskActions: [
    'log.restored',
    'administrator.named',
    'administrator.removed',
    'operator.retried',
    'operator.dropped',
    'operator.unlocked',
    'operator.swept',
    'operator.agreed_clauses',
    'operator.agreed_texts',
    'staff.listed',
    'staff.changed',
    'proposals.listed',
    'proposal.opened',
    'proposal.made',
    'proposal.confirmed',
    'proposal.confirmedAlone',
    'proposal.refused',
    'proposal.withdrawn',
    'proposal.lapsed',
  ],
  proposals: { 'staff.rights': twoStaff<RightsEffect>('staff') },
} as const satisfies ModuleKinds;
