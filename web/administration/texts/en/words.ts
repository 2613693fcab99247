import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { administrationHeld } from './held.ts';
import { rightsEffect } from './proposals-desk.ts';

/** The words that complete the kinds of this module. */
export const administrationWords = {
  refusals: {
    proposal_unknown: 'There is no such proposal here.',
    proposal_over: 'This proposal is over.',
    proposal_own: 'You proposed this. Other staff confirm or refuse it.',
    account_tied:
      'You were in a team, an agreement or a mentorship with this member within a year. Other staff decide.',
    proposal_barred: 'You take part in this. Other staff decide it.',
    proposal_for_others: 'Other staff can confirm this now. You cannot carry it out alone.',
    proposal_early: 'It is too early to carry this out alone.',
    proposal_waits: 'Another proposal about the same subject waits. Confirm, refuse or withdraw it first.',
    proposal_pointless: 'This changes nothing. Please choose something else.',
    staff_unfit:
      'This account cannot have rights. It needs an adult member and a proven address, and it must not be suspended.',
    staff_named: 'The settings of the server name this account. It has all rights.',
  },
  fieldErrors: { staff_email_missing: 'Enter the email of an account.' },
  notifications: {
    proposal_waits: () => 'A proposal waits for your confirmation',
    proposal_ended: () => 'Your proposal has been decided',
    proposal_undone: () => 'A suspension that two of our staff decided was ended early',
    staff_changed: () => 'Your rights as staff have changed',
  },
  subjects: { staff_proposal: () => 'Administration', staff: () => 'Administration' },
  deskActions: {
    'log.restored': 'restored a backup, which cuts this log',
    'administrator.named': 'named an administrator in the settings',
    'administrator.removed': 'no longer names an administrator in the settings',
    'operator.retried': 'sent jobs again by a command',
    'operator.dropped': 'removed jobs by a command',
    'operator.unlocked': 'cleared the counted tries of an account by a command',
    'operator.swept': 'ran every scheduled job by a command',
    'operator.agreed_clauses': 'made the clauses of a language agreed by a command',
    'operator.agreed_texts': 'made the legal texts of a language agreed by a command',
    'staff.listed': 'opened the list of staff',
    'staff.changed': 'changed the rights of staff of an account by a proposal',
    'proposals.listed': 'opened the list of proposals',
    'proposal.opened': 'looked at a proposal',
    'proposal.made': 'made a proposal',
    'proposal.confirmed': 'confirmed a proposal',
    'proposal.confirmedAlone': 'carried a proposal out alone',
    'proposal.refused': 'refused a proposal',
    'proposal.withdrawn': 'withdrew a proposal',
    'proposal.lapsed': 'let a proposal lapse',
  },
  proposals: { 'staff.rights': { name: 'Change the rights of staff', effect: rightsEffect } },
  held: administrationHeld,
  emails: {
    'lone-proposal': 'Proposal without a second member of staff',
  },
} satisfies ModuleWords<typeof administrationKinds>;
