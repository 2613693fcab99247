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
import { agreementLiveUpdates } from './live-updates.ts';
import { agreementNotifications } from './notifications.ts';
import { agreementSteps } from './open-steps.ts';
import { agreementData } from './own-data.ts';
import { agreementReactions } from './reactions.ts';
import { agreementScheduledJobs } from './scheduled.ts';
import { nameOfAgreement } from './subject-name.ts';

export const agreements: Module = {
  name: 'agreements',
  events: agreementEvents,
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
};
