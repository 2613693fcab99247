import type { TurnKind } from '#contract/turns.ts';

/** What a turn is about, and who is on the other side. */
type Told = { thing: string; person: string };

/** What waits, in one line: for the member, and what they wait for. Sent along by the server: no page carries it. */
export const turnLines = {
  mine: {
    verification_review: ({ thing }) => `Look at a verification: ${thing}`,
    team_invitation: ({ thing, person }) => `Answer ${person || 'a team'} about joining ${thing}`,
    owner_hand_over: ({ thing, person }) => `Answer ${person || 'a team'} about owning ${thing}`,
    owner_succession: ({ thing }) => `Say whether you will own ${thing}`,
    case_appeal: ({ thing }) => `Look once more at a decision about ${thing}`,
    project_appeal: ({ thing }) => `Look once more at the removal of ${thing}`,
    opportunity_review: ({ thing }) => `Look at an opportunity: ${thing}`,
    first_message: ({ person }) => `Answer the first message of ${person || 'a member'}`,
    application_first_decision: ({ thing, person }) => `Answer ${person || 'a member'} about ${thing}`,
    application_later_decision: ({ thing, person }) => `Decide with ${person || 'a member'} about ${thing}`,
    terms_confirmation: ({ thing }) => `Say whether you still want ${thing}`,
    trial_task: ({ thing }) => `Hand in the trial task of ${thing}`,
    offer: ({ thing }) => `Answer the offer of ${thing}`,
    interview_answer: ({ thing }) => `Choose a time for the interview about ${thing}`,
    agreement_answer: ({ thing }) => `Answer or sign the agreement: ${thing}`,
    milestone_submission: ({ thing }) => `Hand in the milestone: ${thing}`,
    milestone_resubmission: ({ thing }) => `Hand in the milestone again: ${thing}`,
    milestone_review: ({ thing, person }) => `Review what ${person || 'somebody'} has handed in: ${thing}`,
    early_end_submission: ({ thing }) => `Hand in what you have begun: ${thing}`,
    payment: ({ thing, person }) => `Pay ${person || 'a former member'} for accepted work: ${thing}`,
    payment_confirmation: ({ thing }) => `Confirm what has arrived: ${thing}`,
    paying_back: ({ thing }) => `Pay back what was above the pay: ${thing}`,
    cause_contest: ({ thing }) => `Say whether the stated cause is so: ${thing}`,
    conversion_confirmation: ({ thing }) => `Say whether you hold the shares: ${thing}`,
    dispute_evidence: ({ thing }) => `Bring evidence in the dispute, if you have any: ${thing}`,
    dispute_settlement: ({ thing }) => `Answer the proposed settlement: ${thing}`,
    amendment_answer: ({ thing }) => `Answer or sign the amendment: ${thing}`,
  } satisfies Record<TurnKind, (told: Told) => string>,
  awaited: {
    verification_review: ({ thing }) => `We look at your verification: ${thing}`,
    team_invitation: ({ thing }) => `Somebody answers about joining ${thing}`,
    owner_hand_over: ({ thing }) => `Somebody answers about owning ${thing}`,
    owner_succession: ({ thing }) => `Somebody answers about owning ${thing}`,
    case_appeal: ({ thing }) => `We look once more at our decision about ${thing}`,
    project_appeal: ({ thing }) => `We look once more at the removal of ${thing}`,
    opportunity_review: ({ thing }) => `We look at your opportunity: ${thing}`,
    first_message: ({ thing }) => `${thing || 'A member'} answers your first message`,
    application_first_decision: ({ thing }) => `The team answers your application for ${thing}`,
    application_later_decision: ({ thing }) => `The team decides about ${thing}`,
    interview_answer: ({ thing }) => `They choose a time for the interview about ${thing}`,
    offer: ({ thing, person }) => `${person || 'A member'} answers your offer of ${thing}`,
    agreement_answer: ({ thing }) => `The other side answers or signs the agreement: ${thing}`,
    milestone_submission: ({ thing, person }) => `${person || 'Somebody'} hands in the milestone: ${thing}`,
    milestone_resubmission: ({ thing, person }) =>
      `${person || 'Somebody'} hands in the milestone again: ${thing}`,
    milestone_review: ({ thing }) => `The project reviews your milestone: ${thing}`,
    early_end_submission: ({ thing, person }) =>
      `${person || 'Somebody'} hands in what they have begun: ${thing}`,
    payment: ({ thing }) => `The project pays you for accepted work: ${thing}`,
    payment_confirmation: ({ thing, person }) =>
      `${person || 'Somebody'} confirms what has arrived: ${thing}`,
    paying_back: ({ thing, person }) => `${person || 'Somebody'} pays back: ${thing}`,
    cause_contest: ({ thing, person }) => `${person || 'Somebody'} can contest the stated cause: ${thing}`,
    conversion_confirmation: ({ thing, person }) => `${person || 'Somebody'} confirms the shares: ${thing}`,
    dispute_evidence: ({ thing }) => `Both sides can bring evidence in the dispute: ${thing}`,
    dispute_settlement: ({ thing }) => `The other side answers the settlement that you propose: ${thing}`,
    amendment_answer: ({ thing }) => `The other side answers or signs the amendment: ${thing}`,
    trial_task: ({ thing, person }) => `${person} does the trial task of ${thing}`,
    terms_confirmation: ({ thing, person }) => `${person} says whether they still want ${thing}`,
  } satisfies Record<TurnKind, (told: Told) => string>,
} as const;
