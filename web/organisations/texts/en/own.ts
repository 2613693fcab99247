import { organisationLimits as limits } from '#contract/organisations/limits.ts';
import { day } from '#web/ground/texts/amounts.ts';

export const ownOrganisationsTexts = {
  title: 'My organisations',
  one: 'The organisation',
  description: 'The organisations for which you act.',
  invited: 'You are invited',
  invitedTo: (by: string, name: string) => `${by || 'An owner'} invites you to the staff of ${name}`,
  empty: 'You act for no organisation.',
  emptyHow:
    'A college, a company or another partner opens its own page here. If yours has one, ask its owners for an invitation.',
  open: 'Open an organisation',
  noProof: 'prove your address',
  until: (at: string) => `address proven until ${day(at)}`,
  deleted: 'The organisation is deleted.',
  left: 'You no longer act for this organisation.',
} as const;

export const newOrganisationTexts = {
  title: 'Open an organisation',
  description: 'Open the page of a college, a company or another partner.',
  steps: 'How it goes',
  how: [
    'You have the mark “Verified organisation”: we have checked website, register and your address there.',
    'You send a letter of authority. It says that you may act for the organisation.',
    'We look at it within two working days. Then the page is public.',
  ],
  missing: 'The mark is missing',
  missingHow:
    'First ask for the mark “Verified organisation”. You need the website, the number in its register, and an email address at its domain.',
  getMark: 'Ask for the mark',
  full: `You act for ${limits.perMember} organisations. That is as many as one member can. Leave one first.`,
  toOwn: 'See your organisations',
  mark: 'From your mark',
  fields: { website: 'Website', registry: 'Register', number: 'Number' },
  kind: 'What is it?',
  choose: 'Please choose…',
  name: 'Name of the organisation',
  nameHint: 'As its register has it. It stays once we have opened the organisation.',
  begin: 'Go on',
  beginning: 'Going on...',
} as const;
