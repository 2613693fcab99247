/** Limits of organisations. They stand apart from the calls because pages need only these. */
export const organisationLimits = {
  name: 120,
  about: 2000,
  owners: 5,
  /** Organisations for which a member acts at one time. */
  perMember: 3,
  /** The reason that a member of the staff reads who is removed. */
  staffReason: 500,
  reason: { min: 20, max: 1500 },
  appeal: { min: 20, max: 1500 },
  /** Projects that it asks at one time whether they are of it; and organisations that a project asks. */
  projectsAsked: 50,
  askedByProject: 3,
} as const;

export const organisationTimes = {
  /** How long a code to an address at the domain proves it. */
  proofDays: 180,
  /** When the member is reminded of its end. */
  reminderDays: 14,
  /** How long a paused organisation waits for an owner before it is closed. */
  pausedDays: 180,
  appealDays: 14,
  /** How long a letter of authority is kept after the decision. */
  letterDays: 30,
  /** How long an ask about a project waits, and how long the side that was declined does not ask again. */
  askDays: 90,
  /** How long the removal of a member from the staff is kept. */
  removalYears: 1,
} as const;

/** The strings are the stored values. */
export const organisationKindNames = ['Educational institution', 'Company', 'Ecosystem partner'] as const;
export type OrganisationKind = (typeof organisationKindNames)[number];

export const organisationStates = [
  'draft',
  'in_review',
  'returned',
  'active',
  'paused',
  'declined',
  'closed',
  'removed',
] as const;
export type OrganisationState = (typeof organisationStates)[number];

/** The roles of staff, the one with the most rights first. */
export const organisationRoles = ['owner', 'coordinator', 'reviewer'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** The roles that owners give and take; to own it, a member says yes themself. */
export const grantedRoles = ['coordinator', 'reviewer'] as const;

/** Why staff look at more than the letter. */
export const organisationHolds = ['same_domain', 'same_number'] as const;
export type OrganisationHold = (typeof organisationHolds)[number];

/** Things that an organisation needs before it can be sent. */
export const organisationLacks = ['letter', 'district', 'about', 'proof'] as const;
export type OrganisationLack = (typeof organisationLacks)[number];

/** The lists of the desk. */
export const organisationLists = ['waiting', 'open', 'ended'] as const;
export type OrganisationList = (typeof organisationLists)[number];
