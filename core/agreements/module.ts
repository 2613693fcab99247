import type { Module } from '../ground/declaration.ts';
import { agreementChores } from './chores.ts';
import { nameOfDispute } from './disputes/subject-name.ts';
import { agreementDuties } from './duties.ts';
import { agreementEvents } from './events.ts';
import { givingUpCode } from './letters/giving-up-code.ts';
import { ledgerReceipts } from './letters/ledger-receipts.ts';
import { payoutCode } from './letters/payout-code.ts';
import { signingCode } from './letters/signing-code.ts';
import { agreementNews } from './news.ts';
import { agreementNotices } from './notices.ts';
import { agreementSteps } from './open-steps.ts';
import { agreementData } from './own-data.ts';
import { agreementReactions } from './reactions.ts';
import { nameOfAgreement } from './subject-name.ts';
import { agreementWaits } from './waits.ts';

export const agreements: Module = {
  name: 'agreements',
  events: agreementEvents,
  notices: agreementNotices,
  reactions: agreementReactions,
  presenters: agreementNews,
  chores: agreementChores,
  letters: [givingUpCode, ledgerReceipts, payoutCode, signingCode],
  waits: agreementWaits,
  openSteps: agreementSteps,
  duties: agreementDuties,
  subjectNames: [nameOfAgreement, nameOfDispute],
  tablesWithBytes: ['agreement_entry_files'],
  ownData: agreementData,
};
