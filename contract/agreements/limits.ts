/** Limits of agreements until both have signed. They stand apart from the calls because pages need only these. */
export const agreementLimits = {
  /** After the last proposal or counter, for an answer or a signature. */
  answerDays: 14,
  /** Members of a project whom an equity part can be proposed to in a financial year. */
  equityPeopleAYear: 200,
  adultAge: 18,
  typedName: 200,
  /** Years after the last entry, or date in it. */
  textKeptYears: 3,
  /** The same where something has stayed open. */
  openTextKeptYears: 6,
  addressKeptYears: 1,
} as const;

/** From its draft to its end. */
export const agreementStages = [
  'draft',
  'proposed',
  'countered',
  'signed_by_one',
  'declined',
  'withdrawn',
  'expired',
  'active',
  'ending',
  'ended',
  'completed',
] as const;
export type AgreementStage = (typeof agreementStages)[number];

/** Stages of an amendment to an agreement in force. */
export const amendmentStages = [
  'proposed',
  'countered',
  'signed_by_one',
  'in_force',
  'declined',
  'withdrawn',
  'expired',
  'void',
] as const;
export type AmendmentStage = (typeof amendmentStages)[number];

export const agreementParties = ['project', 'contributor'] as const;
export type AgreementParty = (typeof agreementParties)[number];

/** The steps of the negotiation, as both sides read them. */
export const agreementSteps = [
  'proposed',
  'countered',
  'signed',
  'active',
  'declined',
  'withdrawn',
  'expired',
  'amendment_proposed',
  'amendment_countered',
  'amendment_signed',
  'amendment_active',
  'amendment_declined',
  'amendment_withdrawn',
  'amendment_expired',
  'amendment_void',
] as const;
export type AgreementStep = (typeof agreementSteps)[number];

/** The steps of a draft, each a page of its own. */
export const draftSteps = [
  'parties',
  'work',
  'time',
  'rights',
  'ending',
  'law',
  'equity',
  'milestones',
] as const;
export type DraftStep = (typeof draftSteps)[number];
