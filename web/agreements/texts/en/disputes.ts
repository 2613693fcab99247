import { type DisputeDeadline, disputeLimits as limits } from '#contract/agreements/dispute-limits.ts';
import type { StatementBody } from '#contract/agreements/dispute-shapes.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import { disputeNote } from './dispute-note.ts';

const sides: Record<AgreementParty, string> = { project: 'The project', contributor: 'The contributor' };

export const disputeTexts = {
  title: disputeNote.title,
  up: 'Milestone',
  milestone: (number: number) => `Milestone ${number}`,
  description: 'A dispute about a milestone.',
  court: 'A ruling decides what this product shows; it takes away no right to go to court.',
  how: `Both sides bring evidence for ${limits.evidenceDays} days. Then staff who take no part rule within ${limits.rulingDays} days what the work is worth. Either side can appeal once within ${limits.appealDays} days; another administrator decides that within ${limits.rulingDays} days.`,
  between:
    'While a dispute is open either side can propose a settlement to the other. The side that opened it can withdraw it until the ruling.',
  once: 'There is one dispute and one appeal about a milestone; a withdrawn dispute can be opened again in its time. Meanwhile the clocks of the milestone stand still; they go on with the time that is left, at least 3 days.',
  looks:
    'While our staff handle it, they see its amounts, the signed texts, and the network address of each signature. We record each look and show it here.',
  onlyOne: 'No other staff could decide an appeal: the ruling is final.',
  stages: disputeNote.stages,
  waits: {
    '': () => '',
    evidence: (at: string) => `Both sides can bring evidence until ${moment(at)}.`,
    ruling: (at: string) => `A ruling is due by ${moment(at)}.`,
    appeal: (at: string) => `Either side can appeal until ${moment(at)}. After that the ruling is final.`,
    appeal_ruling: (at: string) => `A ruling on the appeal is due by ${moment(at)}.`,
  } satisfies Record<DisputeDeadline, (at: string) => string>,
  late: (at: string) => `We are late: a ruling was due by ${moment(at)}. It stands first on our list.`,
  statements: 'What was said and brought',
  kinds: {
    opened: 'Opened the dispute',
    evidence: 'Evidence',
    withdrawn: 'Withdrew the dispute',
    appealed: 'Appealed',
  } satisfies Record<StatementBody['kind'], string>,
  by: (side: AgreementParty, kind: string, at: string) => `${sides[side]} · ${kind} · ${moment(at)}`,
  erased: 'This text was erased. Its salted hash stays in the ledger.',
  rulings: 'Rulings',
  agreedTitle: 'What both sides agreed',
  agreed: (at: string) => `Agreed by both sides · ${moment(at)}`,
  ruling: (isAppeal: boolean, at: string) =>
    `${isAppeal ? 'On the appeal' : 'On the dispute'} · ${moment(at)}`,
  rejected: 'Rejected: nothing is awarded. The work stays the contributor’s.',
  awarded: (amount: string, units: string, pay: string) =>
    `Awarded: ${amount}, which is ${pay} to be paid and ${units} units.`,
  passes: 'What passes to the project',
  looked: 'When our staff looked at the amounts',
  nobodyLooked: 'Our staff have not looked yet.',
  open: disputeNote.open,
  give: 'Bring evidence',
  appeal: 'Appeal',
  openText: 'What is in dispute, and why',
  giveText: 'What shows it',
  appealText: 'What is wrong with the ruling',
  file: 'A file',
  fileHint: 'Up to 10 MB: PDF, Word or a picture.',
  fileAgain: 'Please choose the file again.',
  textHint:
    'The other side and the staff who rule read it. It can be erased later. Its salted hash stays in the ledger.',
  send: { open: 'Open the dispute', evidence: 'Send the evidence', appeal: 'Send the appeal' },
  closed: 'You cannot open a dispute about this milestone now.',
  done: {
    proposed: 'Your proposal is with the other side.',
    agreed: 'Both sides have agreed. The dispute is over, and this is final.',
    settlementClosed: 'The proposal is closed. The dispute goes on.',
    withdrawn: 'The dispute is withdrawn. Everything stands as before.',
    opened: 'The dispute is open. Both sides can bring evidence now.',
    evidence: 'Your evidence is sent. The other side and our staff can read it.',
    appealed: 'Your appeal is sent to our staff.',
  } as Record<string, string>,
} as const;
