import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { agreementAccess } from './access.ts';
import { agreementAddresses } from './addresses.ts';
import { agreementEvents } from './events.ts';
import { agreementNoBeginnings } from './no-beginnings.ts';
import { agreementOpenStates } from './open-states.ts';
import { agreementRows } from './rows.ts';

export const agreementSamples = {
  access: agreementAccess,
  events: agreementEvents,
  rows: agreementRows,
  addresses: agreementAddresses,
  words: [
    'Builder of counters',
    'Builds the counter.',
    'Counter on one door',
    'It counts a day without a miss',
    'It counts a day without a miss, as was agreed.',
    'It counts.',
    'days.pdf',
  ],
  noBeginnings: agreementNoBeginnings,
  openStates: agreementOpenStates,
  lapses: {
    agreement_answer: 'the negotiation expires',
    amendment_answer: 'the amendment expires',
    milestone_submission: { lateFor: 'both' },
    milestone_resubmission: { lateFor: 'both' },
    milestone_review: 'silence accepts',
    payment: { lateFor: 'both' },
    payment_confirmation: 'silence confirms',
    early_end_submission: 'the milestone is dropped',
    cause_contest: 'the cause stands',
    cause_ruling: { lateFor: 'us' },
    conversion_confirmation: 'the statement counts for nothing',
    paying_back: { lateFor: 'both' },
    dispute_settlement: 'the proposal lapses',
    dispute_evidence: 'the ruling is owed, on what is there',
    dispute_ruling: { lateFor: 'us' },
    dispute_appeal: 'the ruling is final',
    dispute_appeal_ruling: { lateFor: 'us' },
  },
  emailsOfNoEvent: ['ledger-receipts'],
} satisfies ModuleSamples;
