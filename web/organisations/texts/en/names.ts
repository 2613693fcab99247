import type {
  OrganisationKind,
  OrganisationRole,
  OrganisationState,
} from '#contract/organisations/limits.ts';

export const kindNames: Record<OrganisationKind, string> = {
  'Educational institution': 'Educational institution',
  Company: 'Company',
  'Ecosystem partner': 'Ecosystem partner',
};

export const stateNames: Record<OrganisationState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  returned: 'Returned',
  active: 'Active',
  paused: 'Paused',
  declined: 'Declined',
  closed: 'Closed',
  removed: 'Removed',
};

export const roleNames: Record<OrganisationRole, string> = {
  owner: 'Owner',
  coordinator: 'Coordinator',
  reviewer: 'Reviewer',
};

export const roleHints: Record<OrganisationRole, string> = {
  owner: 'Does everything, and is answerable for the organisation.',
  coordinator: 'Looks after students and claims.',
  reviewer: 'Decides claims.',
};
