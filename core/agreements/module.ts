import type { Module } from '../ground/declaration.ts';
import { agreementDeadlines } from './deadlines.ts';
import { rulingConfirmed } from './disputes/confirmed.ts';
import { nameOfDispute } from './disputes/subject-name.ts';
import { agreementDuties } from './duties.ts';
import { givingUpCode } from './emails/giving-up-code.ts';
import { ledgerReceipts } from './emails/ledger-receipts.ts';
import { payoutCode } from './emails/payout-code.ts';
import { signingCode } from './emails/signing-code.ts';
import { agreementEvents } from './events.ts';
import { agreementsRows } from './expected-rows.ts';
import { ledgerKeyVersions } from './ledger-key-versions.ts';
import { agreementLiveUpdates } from './live-updates.ts';
import { agreementNotifications } from './notifications.ts';
import { agreementSteps } from './open-steps.ts';
import { agreementData } from './own-data.ts';
import { agreementReactions } from './reactions.ts';
import { reportableText, reportableWork } from './reportable.ts';
import { agreementScheduledJobs } from './scheduled.ts';
import { nameOfAgreement } from './subject-name.ts';
import { tieOfAgreement } from './tie.ts';

export const agreements: Module = {
  name: 'agreements',
  noConsents: {
    'agreement_milestones.confirmed': { none: 'A sum that both sides have seen paid.' },
    'agreement_milestones.accepted_at': { none: 'A project takes work that was handed in.' },
    'agreement_more_time.is_agreed': { none: 'One side gives the other more time.' },
    'agreement_disputes.agreed_at': { none: 'Both sides settle a dispute.' },
  },
  events: agreementEvents,
  shown: [{ one: 'ledger key', all: 'ledger keys', look: ledgerKeyVersions }],
  notifications: agreementNotifications,
  reactions: agreementReactions,
  presenters: agreementLiveUpdates,
  scheduledJobs: agreementScheduledJobs,
  emails: [givingUpCode, ledgerReceipts, payoutCode, signingCode],
  confirmed: [rulingConfirmed],
  deadlines: agreementDeadlines,
  openSteps: agreementSteps,
  duties: agreementDuties,
  subjectNames: [nameOfAgreement, nameOfDispute],
  tablesWithBytes: ['agreement_entry_files'],
  ownData: agreementData,
  expectedRows: agreementsRows,
  ties: [tieOfAgreement],
  reportables: { agreement_text: reportableText, agreement_work: reportableWork },
};
