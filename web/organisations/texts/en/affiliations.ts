import type { AffiliationState } from '#contract/organisations/project-calls.ts';

/** For the side of the project. */
export const ofProjectTexts = {
  pageTitle: 'Organisation of this project',
  description: 'The organisation that a project is of.',
  intro:
    'Your project can be of one organisation, such as your college. Both say so: you ask, and they agree, or the other way round. Either side ends it at any time.',
  sees: 'The organisation sees nothing more of your project than everyone sees.',
  none: 'Your project is of no organisation, and none asks.',
  unpublished: 'Publish the project first. Then you can ask an organisation.',
  onlyOwners: 'Owners of the project can change this.',
  ask: 'Ask an organisation',
  field: 'Address of its page',
  hint: 'Open the page of the organisation here, and copy its address.',
  find: 'Find an organisation',
  send: 'Ask',
  fault: 'There is no organisation at this address. Copy it from its page here.',
  states: {
    asked_by_us: 'You have asked. They have not answered yet.',
    asked_by_them: 'They say that your project is of them. Do you agree?',
    agreed: 'Your project is of this organisation. Both pages show it.',
    declined_by_us: 'You declined this.',
    declined_by_them: 'They declined this.',
  } satisfies Record<AffiliationState, string>,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  end: 'End this',
  done: {
    said: 'Saved.',
    ended: 'Saved. They are told.',
  },
} as const;

/** For the side of the organisation. */
export const itsProjectsTexts = {
  pageTitle: 'Projects of this organisation',
  up: 'Organisation',
  description: 'The projects that are of an organisation.',
  intro:
    'A project can be of your organisation. Both say so: you ask, and its owners agree, or the other way round. Either side ends it at any time.',
  sees: 'You see nothing more of a project than everyone sees.',
  none: 'No project is of your organisation, and none asks.',
  onlyOwners: 'Owners of the organisation can change this.',
  ask: 'Ask a project',
  field: 'Address of its page',
  hint: 'Open the public page of the project here, and copy its address.',
  find: 'See all projects',
  send: 'Ask',
  fault: 'There is no published project at this address. Copy it from its page here.',
  states: {
    asked_by_us: 'You have asked. They have not answered yet.',
    asked_by_them: 'They say that their project is of your organisation. Do you agree?',
    agreed: 'This project is of your organisation. Both pages show it.',
    declined_by_us: 'You declined this.',
    declined_by_them: 'They declined this.',
  } satisfies Record<AffiliationState, string>,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  end: 'End this',
  done: {
    said: 'Saved.',
    ended: 'Saved. They are told.',
  },
} as const;
