import type { creditKinds } from '#contract/credit/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const creditLines = {
  unnamed: '',
  notifications: {
    claim_host_asked: ({ person, thing }) =>
      `${person || 'A member'} asks you to confirm hours of work in ${thing || 'your project'}.`,
    claim_confirmed: () => 'The host has answered. The institution has your claim of credit now.',
    claim_returned: () => 'Your claim of credit was returned. Read the reason on the page.',
    claim_evidence_needed: () => 'No host confirms your hours. Give evidence for your claim on the page.',
    claim_waits: ({ thing }) => `${thing || 'The institution'}: a claim of credit waits for a decision.`,
    claim_waits_for_no_one: ({ thing }) =>
      `${thing || 'The institution'}: no staff can decide your claim of credit now. It waits.`,
    claim_late: ({ thing }) =>
      `${thing || 'The institution'} is late with your claim of credit. It still waits there.`,
    claim_approved: ({ thing }) => `${thing || 'The institution'} has approved your claim of credit.`,
    claim_declined: ({ thing }) =>
      `${thing || 'The institution'} has declined your claim of credit. Read the reason on the page.`,
    claim_withdrawn: ({ thing }) =>
      `Your claim of credit at ${thing || 'the institution'} is withdrawn. You can claim the hours again.`,
    claim_released: ({ thing }) =>
      `Your claim of credit at ${thing || 'the institution'} has ended. You can claim the hours again.`,
    claim_taken_back: ({ thing }) =>
      `${thing || 'The institution'} took the approval of your claim back. Read the reason on the page.`,
    claim_appealed: ({ thing }) => `${thing || 'The institution'}: a student appeals against a decision.`,
    claim_appeal_decided: ({ thing }) => `${thing || 'The institution'} has decided about your appeal.`,
  },
  owed: {
    claim_host: ({ person, thing }) =>
      `Confirm the hours of ${person || 'a member'} in ${thing || 'your project'}.`,
    claim_returned: ({ thing }) =>
      `Change your claim of credit at ${thing || 'the institution'}, or withdraw it.`,
    claim_evidence: ({ thing }) => `Give evidence for your claim of credit at ${thing || 'the institution'}.`,
  },
  awaited: {
    claim_host: ({ thing }) => `The owners of ${thing || 'the project'} did not answer about your hours.`,
    claim_returned: () => 'A claim of credit was not changed in its time.',
    claim_evidence: () => 'No evidence was given for a claim of credit in its time.',
  },
  until: {
    claim_host: (day) => `Until ${day}. Without an answer we ask once more, then the claim goes by evidence.`,
    claim_returned: (day) => `Until ${day}. Then the claim is withdrawn.`,
    claim_evidence: (day) => `Until ${day}. Then the claim is withdrawn.`,
  },
  lapsed: {
    claim_host: 'You did not answer in time.',
    claim_returned: 'The claim is withdrawn. You can claim the hours again.',
    claim_evidence: 'The claim is withdrawn. You can claim the hours again.',
  },
} satisfies MailLines<typeof creditKinds>;
