import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { beginRuling, sayLate } from './disputes/steps/lapse-ruling.ts';
import { lapseSettlement } from './disputes/steps/lapse-settlement.ts';
import { makeFinal } from './disputes/steps/make-final.ts';
import { lapseConversion } from './ends/steps/lapse-conversion.ts';
import { sayCauseLate } from './ends/steps/say-cause-late.ts';
import { upholdCause } from './ends/steps/uphold-cause.ts';
import { confirmBySilence } from './money/steps/confirm-by-silence.ts';
import { noteOverdue } from './money/steps/note-overdue.ts';
import { callAboutChild } from './steps/call-about-child.ts';
import { closeLoopOf } from './steps/close-loop-of.ts';
import { deemAccepted } from './steps/deem-accepted.ts';
import { dropLate } from './steps/drop-late.ts';
import { expire } from './steps/expire.ts';
import { settleOfAccount, settleOfProject } from './steps/settle-answers.ts';
import { voidOvertaken } from './steps/void-overtaken.ts';

/** Entries after which an open amendment may change what cannot be changed any more. */
const movesOn: readonly string[] = [
  'started',
  'submitted',
  'milestone_cancelled',
  'milestone_dropped',
  'notice_given',
  'completed',
];

export const agreementReactions = [
  reaction({
    name: 'agreements:expire',
    to: ['clocks.lapsed'],
    async run(tx, { subject: { kind, subjectId } }) {
      if (kind === 'agreement_answer' || kind === 'amendment_answer') await expire(tx, subjectId);
    },
  }),
  reaction({
    name: 'agreements:deem-accepted',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'milestone_review',
    run: (tx, { subject }) => deemAccepted(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:close-loop',
    to: ['agreements.wrote'],
    when: ({ kind }) => kind === 'accepted' || kind === 'ruled',
    run: (tx, { subject }) => closeLoopOf(tx, subject),
  }),
  reaction({
    name: 'agreements:drop-late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'early_end_submission',
    run: (tx, { subject }) => dropLate(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:call-about-child',
    to: ['standings.childFound'],
    run: (tx, event) => callAboutChild(tx, accountOf(event)),
  }),
  reaction({
    name: 'agreements:confirm-by-silence',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'payment_confirmation',
    run: (tx, { subject }) => confirmBySilence(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:uphold-cause',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'cause_contest',
    run: (tx, { subject }) => upholdCause(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:lapse-conversion',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'conversion_confirmation',
    run: (tx, { subject }) => lapseConversion(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:say-cause-late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'cause_ruling',
    run: (tx, { subject }) => sayCauseLate(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:note-overdue',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'payment' || kind === 'paying_back',
    run: (tx, { subject }) => noteOverdue(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:void-overtaken',
    to: ['agreements.wrote'],
    when: ({ kind, isAmended = true }) => isAmended && movesOn.includes(kind),
    run: (tx, { subject }) => voidOvertaken(tx, subject.agreementId),
  }),
  reaction({
    name: 'agreements:begin-ruling',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'dispute_evidence',
    run: (tx, { subject }) => beginRuling(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:lapse-settlement',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'dispute_settlement',
    run: (tx, { subject }) => lapseSettlement(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:say-late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'dispute_ruling' || kind === 'dispute_appeal_ruling',
    run: (tx, { subject }) => sayLate(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:make-final',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'dispute_appeal',
    run: (tx, { subject }) => makeFinal(tx, subject.subjectId),
  }),
  reaction({
    name: 'agreements:pass-on',
    to: ['projects.left', 'projects.ownerAnswered'],
    run: (tx, { subject }) => settleOfProject(tx, subject.projectId),
  }),
  reaction({
    name: 'agreements:settle-of-account',
    to: ['standings.suspended', 'standings.suspensionEnded'],
    run: (tx, event) => settleOfAccount(tx, accountOf(event)),
  }),
];
