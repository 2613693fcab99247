import type { Held } from './held.ts';
import { agreementMoney } from './held-money.ts';

/** Of agreements and their ledgers. */
export const agreements = {
  agreement_pools: {
    name: 'Totals you recorded',
    holds: 'How many units a company and its pool have, as of which day, and who has recorded it.',
    why: 'So that a promise of shares says of how many.',
    kept: 'As long as the project; without its account once that ends.',
  },
  agreements: {
    name: 'Your agreements',
    holds: 'With which project somebody has agreed or negotiated, and how far it has come.',
    why: 'So that both sides know where they stand.',
    kept: 'For good; without its account once that ends.',
  },
  agreement_drafts: {
    name: 'Drafts of agreements',
    holds: 'What one side writes before the other reads it.',
    why: 'So that it can be written in several sittings.',
    kept: 'Until it is proposed, dropped, or the negotiation is over.',
  },
  agreement_versions: {
    name: 'Texts of agreements',
    holds: 'Every text that was proposed, with the names of both sides, and its hash.',
    why: 'So that both sides can show what they have agreed.',
    kept: 'The text for 3 years after the last entry or date in it, for 6 where something stayed open; the hash for good.',
  },
  agreement_signatures: {
    name: 'Signatures',
    holds: 'Who has signed which text: the name as it was typed, when, and how it was confirmed.',
    why: 'So that both sides can show who has signed.',
    kept: 'For good; without its account once that ends.',
  },
  agreement_signature_addresses: {
    name: 'Where you signed from',
    holds: 'The network address from which somebody has signed.',
    why: 'To see in a dispute who signed. Only administrators see it, and only then.',
    kept: 'For a year after the last entry.',
  },
  agreement_owed_reads: {
    name: 'What you read before leaving',
    holds: 'That an owner has read what stays owed in an agreement that would have no other owner.',
    why: 'So that nobody leaves without knowing what they leave open.',
    kept: 'As long as your account.',
  },
  agreement_entry_texts: {
    name: 'What was said with entries',
    holds: 'What somebody wrote as they handed in a milestone, asked for changes, or did another step.',
    why: 'So that both sides can show what was done and asked. The ledger holds only a hash of it.',
    kept: 'As long as the text of the agreement.',
  },
  agreement_entry_files: {
    name: 'What was brought with entries',
    holds: 'The files that were handed in with a milestone or another step.',
    why: 'So that both sides can show what was done. The ledger holds only a hash of it.',
    kept: 'As long as the text of the agreement.',
  },
  agreement_departures: {
    name: 'Teams you left',
    holds: 'That somebody has left the team of a project while it had an agreement in force, and when.',
    why: 'So that nobody rules on an agreement of a team to which they belonged.',
    kept: 'As long as the text of the agreement.',
  },
  agreement_people: {
    name: 'Your numbers in ledgers',
    holds: 'The random number that stands for somebody in a ledger.',
    why: 'So that ledgers name nobody.',
    kept: 'For good; without its account once that ends.',
  },
  agreement_disputes: {
    name: 'Disputes',
    holds:
      'Which side has opened a dispute about a milestone and which has appealed, and who ruled, with the times; and when both sides agreed or it was withdrawn.',
    why: 'So that both sides know how far it has come, and nobody rules twice.',
    kept: 'For good; without the account of who ruled once that ends.',
  },
  agreement_entries: {
    name: 'Ledgers',
    holds:
      'Every change of an agreement and every movement of money or units, without a name: sequence, time, side, a random number, amounts, hashes.',
    why: 'So that nobody can change what was agreed and done.',
    kept: 'For good.',
  },
  agreement_monthly_mails: {
    name: 'Monthly mails about ledgers',
    holds: 'For which month somebody was mailed where their ledgers ended.',
    why: 'So that nobody gets that mail twice.',
    kept: 'For 3 months.',
  },
  ...agreementMoney,
} as const satisfies Record<string, Held>;
