import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const administrationHeld = {
  admin_actions: {
    group: 'security',
    policy: 'What our own people did',
    name: 'Actions of our staff',
    holds:
      'The actions of administrators, and whose data they looked at: numbers, the reason of a suspension, the words of a search.',
    why: 'To prevent hidden actions of the people who run the site.',
    kept: 'Three years.',
  },
  staff_rights: {
    group: 'security',
    policy: 'What our own people did',
    name: 'Rights of our staff',
    holds: 'The parts of the administration that are open to an account, and since when.',
    why: 'To show staff only what they work on.',
    kept: 'Until the right is taken, or the account ends.',
  },
  staff_proposals: {
    group: 'security',
    policy: 'What our own people did',
    name: 'Proposals of our staff',
    holds:
      'Decisions that two of our staff make: the proposal, its person and its reason, who proposed and confirmed it, and when.',
    why: 'So that no one decides alone what cannot be undone.',
    kept: 'Three years after the decision. When the account of the person ends, only the kind, the times and the outcome stay.',
  },
  named_administrators: {
    group: 'security',
    policy: 'What our own people did',
    name: 'Addresses of administrators',
    holds: 'The addresses that the operator has named as administrators.',
    why: 'To log each change of them.',
    kept: 'Until the operator no longer names the address, or the account ends.',
  },
} satisfies ModuleHeld;
