import { organisationTimes as times } from '#contract/organisations/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const organisationHeld = {
  organisations: {
    group: 'others',
    policy: 'Organisations',
    name: 'Organisations you began',
    holds: 'Who began an organisation, and who of our staff decided about it.',
    why: 'To know who asked for it, and to let other staff look at an appeal.',
    kept: 'As long as the account. The organisation stays without the name.',
  },
  organisation_letters: {
    group: 'others',
    policy: 'Organisations',
    name: 'Letters of authority',
    holds: 'The letter by which an organisation says that the member acts for it.',
    why: 'To check that the member may open the organisation.',
    kept: `For ${times.letterDays} days after the decision.`,
  },
  organisation_staff: {
    group: 'others',
    policy: 'Organisations',
    name: 'Organisations you act for',
    holds: 'The organisations for which a member acts, their roles, and since when.',
    why: 'To let the member do what their role allows.',
    kept: 'Until the member leaves the organisation.',
  },
  organisation_staff_removals: {
    group: 'others',
    policy: 'Organisations',
    name: 'Removals from the staff of an organisation',
    holds:
      'That our staff took a member out of the staff of an organisation, the reason, an appeal and the answer.',
    why: 'To let the member read the reason, and other staff look at an appeal.',
    kept: `For ${times.removalYears} year after the decision.`,
  },
  organisation_hand_overs: {
    group: 'others',
    policy: 'Organisations',
    name: 'Requests to own an organisation',
    holds: 'Who was asked to own an organisation, by whom, and a no.',
    why: 'To let the member answer, and to ask no one twice.',
    kept: 'Until the answer; a no until the member leaves the organisation.',
  },
  organisation_removal_votes: {
    group: 'others',
    policy: 'Organisations',
    name: 'Wishes that an owner should go',
    holds: 'Which owner of an organisation wants which other owner to go.',
    why: 'An owner goes only once all other owners want it.',
    kept: 'Until one of them leaves the organisation.',
  },
  organisation_addresses: {
    group: 'others',
    policy: 'Organisations',
    name: 'Addresses at an organisation',
    holds: 'An email address at the domain of an organisation, and until when its proof holds.',
    why: 'To check that the member still works there.',
    kept: `For ${times.proofDays} days after the code.`,
  },
} satisfies ModuleHeld;
