import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const administrationHeld = {
  admin_actions: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'Actions of our staff',
    holds:
      'The actions of our staff, and whose data they looked at: numbers, the reason of a suspension, the words of a search.',
    why: 'To prevent hidden actions of the people who run the site.',
    kept: 'Three years.',
  },
  staff_rights: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'Rights of our staff',
    holds: 'The parts of the administration that an account can open, and since when.',
    why: 'To show staff only what they work on.',
    kept: 'Until the right is taken, or the account ends.',
  },
  staff_proposals: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'Proposals of our staff',
    holds:
      'Decisions of two of our staff: the proposal, its person and reason, who proposed and confirmed it, and when.',
    why: 'So that no one alone decides something that cannot be undone.',
    kept: 'Three years after the decision. After the account of the person, only the kind, the times and the outcome.',
  },
  named_administrators: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'Addresses of administrators',
    holds: 'The addresses that the operator has named as administrators.',
    why: 'To log each change of these addresses.',
    kept: 'As long as the operator names it, or until the account ends.',
  },
} satisfies ModuleHeld;
