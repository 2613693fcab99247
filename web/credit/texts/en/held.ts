import { creditTimes as times } from '#contract/credit/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'others', policy: 'Credit' } as const;

/** The texts about the data of people in this module's tables. */
export const creditHeld = {
  work_logs: {
    ...shared,
    name: 'Your log of hours',
    holds: 'Day, hours and words of each line that a member writes about work in an opportunity with credit.',
    why: 'To let the member claim these hours.',
    kept: `For ${times.years} years after the day, or after the decision about a claim with it.`,
  },
  credit_claims: {
    ...shared,
    name: 'Your claims of credit',
    holds:
      'What a member claims from an institution: project, hours, credits, evidence, the decision with its reason, an appeal, and the name and number in its list.',
    why: 'To let the project confirm the hours, and the institution give the credit.',
    kept: `For ${times.years} years after the decision. A draft goes after ${times.draftDays} days without a change. When the account is erased, hours, credits and numbers of approved claims stay.`,
  },
  credit_lines: {
    ...shared,
    name: 'Lines of claims',
    holds:
      'The work and the lines of the log in a claim: days, hours, the entry in the ledger, and the answer of the host.',
    why: 'To count each hour once.',
    kept: 'As long as the claim.',
  },
  credit_steps: {
    ...shared,
    name: 'Steps of claims',
    holds: 'Each step of a claim: when, by which side, and its reason.',
    why: 'To show both sides how a claim stands.',
    kept: 'As long as the claim.',
  },
  credit_evidence_files: {
    ...shared,
    name: 'Files of evidence',
    holds: 'Files that a member adds to a claim where no host confirms the work.',
    why: 'To let the institution decide.',
    kept: `For ${times.evidenceDays} days after the decision.`,
  },
} satisfies ModuleHeld;
