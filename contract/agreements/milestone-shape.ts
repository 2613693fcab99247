import { z } from 'zod';
import { disputeStages } from '#rules/agreements/dispute-stages.ts';
import { milestoneTerms } from '#rules/agreements/terms.ts';
import { currencies } from '#rules/amounts/money.ts';
import { agreementParties } from './limits.ts';
import { account } from './milestone-money.ts';

const party = z.enum(agreementParties);
const count = z.int();

/** Percentages in ten-thousandths, cut. */
const percentages = z.object({ ofPool: count, ofCompany: count, ofCompanyLater: count });

/** One share that the contributor may choose, and what it means. */
const shareChoice = z.object({
  share: count,
  units: count,
  pay: count,
  ...percentages.shape,
  /** The same of all units so far and these together. */
  soFar: z.object({ units: count, pay: count, ...percentages.shape }),
  /** Units of all so far and of these that would be lost if it ended that day. */
  lost: count,
  /** How many units the pool is short of it; 0 where it can be started. */
  missing: count,
});
export type ShareChoiceBody = z.infer<typeof shareChoice>;

const file = z.object({ id: z.string(), name: z.string(), size: count, mimeType: z.string() });

/** A submission; the list holds one or several, the newest last. */
export const submission = z.object({
  entry: count,
  at: z.string(),
  hours: count,
  /** At an early end; null while the whole value is asked for. */
  proposed: count.nullable(),
  text: z.string(),
  links: z.array(z.string()),
  notPassing: z.string(),
  files: z.array(file),
});
export type SubmissionBody = z.infer<typeof submission>;

const changes = z.object({ entry: count, at: z.string(), criterion: count, words: z.string() });

const holder = z.object({ agreementId: z.string(), milestone: count, person: z.string(), units: count });

const offers = z.object({
  start: z.boolean(),
  submit: z.boolean(),
  askChanges: z.boolean(),
  accept: z.boolean(),
  cancel: z.boolean(),
  drop: z.boolean(),
  sendPay: z.boolean(),
  sendFallback: z.boolean(),
  payBack: z.boolean(),
  closeOpen: z.boolean(),
  closeBack: z.boolean(),
  dispute: z.boolean(),
  withdrawDispute: z.boolean(),
  proposeSettlement: z.boolean(),
  acceptSettlement: z.boolean(),
  closeSettlement: z.boolean(),
  appeal: z.boolean(),
  confirmPayments: z.array(count),
  confirmPaidBack: z.array(count),
  reverse: z.array(count),
});

/** A step that is owed, by whom and until when; `isOver` once its time is, and what follows has not come yet. */
export const owedStep = z.object({
  wait: z.string(),
  milestone: count.nullable(),
  owes: z.enum([...agreementParties, 'administrator']),
  dueAt: z.string(),
  isOver: z.boolean(),
  isStopped: z.boolean(),
  /** The turn by which more time can be asked for; empty where the reader cannot. */
  extendable: z.string(),
});
export type OwedStepBody = z.infer<typeof owedStep>;

/** An entry about it, as both sides read it. */
export const ledgerLine = z.object({
  sequence: count,
  at: z.string(),
  side: z.enum([...agreementParties, 'product', 'administrator']),
  kind: z.string(),
  milestone: count.nullable(),
});

export const milestoneState = z.object({
  number: count,
  title: z.string(),
  stage: z.enum([
    'planned',
    'started',
    'submitted',
    'changes_asked',
    'accepted',
    'rejected',
    'dropped',
    'cancelled',
  ]),
  money: z.enum(['none', 'due', 'paid', 'to_pay_back', 'settled', 'closed']),
  dispute: z.enum(disputeStages),
  value: count,
  share: count,
  units: count,
  pay: count,
  awarded: count.nullable(),
  vested: count,
  gone: count,
  due: count,
  dueDay: z.string(),
});
export type MilestoneStateBody = z.infer<typeof milestoneState>;

export const milestone = z
  .object({
    agreementId: z.string(),
    project: z.object({ slug: z.string(), name: z.string() }),
    person: z.object({ id: z.string(), name: z.string(), isGone: z.boolean() }),
    side: party,
    /** The last entry that this shows; a command is based on it. */
    sequence: count,
    currency: z.enum(currencies),
    zone: z.string(),
    /** In which its text is written. */
    language: z.string(),
    terms: milestoneTerms,
    state: z.object({
      ...milestoneState.shape,
      /** The version of the text under which it started; null while it is planned. */
      startedVersion: count.nullable(),
      unitPrice: count.nullable(),
      /** Its units vest when it is accepted, and not month by month. */
      vestsAtOnce: z.boolean(),
      changesAsked: count,
      proposed: count.nullable(),
      reserved: count,
      returned: count,
      disputableUntil: z.string(),
      /** The pay by the first choice, before a value was awarded. */
      firstPay: count,
      account,
      fallback: account,
      payments: z.array(
        z.object({
          sequence: count,
          owed: z.enum(['pay', 'fallback']),
          direction: z.enum(['out', 'back']),
          amount: count,
          confirmed: count.nullable(),
          confirmedBy: count.nullable(),
          confirmedAt: z.string().nullable(),
          /** Confirmed by silence. */
          isSilent: z.boolean(),
        }),
      ),
    }),
    /** At an early end a submission proposes its value. */
    asksForValue: z.boolean(),
    /** The shares that the contributor may choose; empty once it has started, and for the project. */
    choices: z.array(shareChoice),
    /** For owners: the free units, and the milestones that hold units where too few are free for the lowest share. */
    /** Free is below zero where a ruling gave more than was free. */
    pool: z.object({ free: z.int(), holders: z.array(holder) }).nullable(),
    submissions: z.array(submission),
    changes: z.array(changes),
    owed: z.array(owedStep),
    entries: z.array(ledgerLine),
    can: offers,
  })
  .meta({ id: 'Milestone' });
export type MilestoneBody = z.infer<typeof milestone>;
