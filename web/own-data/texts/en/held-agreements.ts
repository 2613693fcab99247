import type { Held } from './held.ts';
import { agreementMoney } from './held-money.ts';

/** Texts about agreements and their ledgers. */
export const agreements = {
  agreement_pools: {
    name: 'Totals you recorded',
    holds: 'How many units a company and its pool have, on which day, and who recorded it.',
    why: 'To say in a promise of shares how many units there are in total.',
    kept: 'As long as the project. When the account ends, the link to the account is removed.',
  },
  agreements: {
    name: 'Your agreements',
    holds: 'The projects with which a member has agreed or negotiated, and the stage of each agreement.',
    why: 'To let both sides know the state of the agreement.',
    kept: 'Forever. When the account ends, the link to the account is removed.',
  },
  agreement_drafts: {
    name: 'Drafts of agreements',
    holds: 'The text that one side writes before the other side reads it.',
    why: 'To let the writer stop and continue later.',
    kept: 'Until the draft is proposed or dropped, or the negotiation ends.',
  },
  agreement_versions: {
    name: 'Texts of agreements',
    holds: 'Every text that was proposed, with the names of both sides, and its hash.',
    why: 'To let both sides show what they agreed.',
    kept: 'The text is kept for 3 years after the last entry of the ledger or the last date in the text, or for 6 years if something stayed open. The hash is kept forever.',
  },
  agreement_signatures: {
    name: 'Signatures',
    holds: 'Who signed which text: the name as it was typed, when, and how it was confirmed.',
    why: 'To let both sides show who signed.',
    kept: 'Forever. When the account ends, the link to the account is removed.',
  },
  agreement_signature_addresses: {
    name: 'Where you signed from',
    holds: 'The network address from which a member signed.',
    why: 'To find out in a dispute who signed. Only administrators can see the address, and only in a dispute.',
    kept: 'For one year after the last entry.',
  },
  agreement_owed_reads: {
    name: 'Owed amounts you have read',
    holds:
      'The fact that an owner has read what is still owed in an agreement that would have no other owner.',
    why: 'To prevent an owner from leaving without knowing what is still owed.',
    kept: 'As long as the account.',
  },
  agreement_entry_texts: {
    name: 'Texts of ledger entries',
    holds:
      'The text that a member wrote when they handed in a milestone, asked for changes, or did another step.',
    why: 'To let both sides show what was done and asked. The ledger holds only a hash of the text.',
    kept: 'As long as the text of the agreement.',
  },
  agreement_entry_files: {
    name: 'Files of ledger entries',
    holds: 'The files that were handed in with a milestone or another step.',
    why: 'To let both sides show what was done. The ledger holds only a hash of each file.',
    kept: 'As long as the text of the agreement.',
  },
  agreement_departures: {
    name: 'Teams you left',
    holds:
      'The fact that a member left the team of a project while the project had an agreement in force, and when.',
    why: 'To prevent a member from ruling on an agreement of a team to which they belonged.',
    kept: 'As long as the text of the agreement.',
  },
  agreement_people: {
    name: 'Your numbers in ledgers',
    holds: 'The random number that stands for a member in a ledger.',
    why: 'To keep names out of ledgers.',
    kept: 'Forever. When the account ends, the link to the account is removed.',
  },
  agreement_disputes: {
    name: 'Disputes',
    holds:
      'Which side opened a dispute about a milestone, which side appealed, and who ruled, with the times; and when both sides agreed or the dispute was withdrawn.',
    why: 'To let both sides know the state of the dispute, and to prevent the same person from ruling twice.',
    kept: 'Forever. When the account of the person who ruled ends, the link to that account is removed.',
  },
  agreement_entries: {
    name: 'Ledgers',
    holds:
      'Every change of an agreement and every movement of money or units, without a name: sequence, time, side, a random number, amounts, hashes.',
    why: 'To make sure that no one can change what was agreed and done.',
    kept: 'Forever.',
  },
  agreement_monthly_mails: {
    name: 'Monthly emails about ledgers',
    holds: 'The months for which we sent a member the email that says where their ledgers ended.',
    why: 'To prevent a second email for the same month.',
    kept: 'For 3 months.',
  },
  ...agreementMoney,
} as const satisfies Record<string, Held>;
