import { z } from 'zod';
import { disputeStages } from '#rules/agreements/dispute-stages.ts';
import { disputeWaits } from './dispute-limits.ts';
import { agreementParties } from './limits.ts';

const party = z.enum(agreementParties);
const count = z.int();

/** What one side has said and brought. Both read it, and whoever rules; texts and files that were erased are empty. */
export const statement = z.object({
  entry: count,
  kind: z.enum(['opened', 'evidence', 'withdrawn', 'appealed']),
  side: party,
  at: z.string(),
  text: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), size: count, mimeType: z.string() })),
});
export type StatementBody = z.infer<typeof statement>;

/** What was ruled: the awarded value, and with a part of it what passes to the project. */
export const ruling = z.object({
  entry: count,
  at: z.string(),
  isAppeal: z.boolean(),
  /** Agreed by both in place of a ruling: the reason is what the side said that proposed it. */
  isAgreed: z.boolean(),
  awarded: count,
  units: count,
  pay: count,
  reason: z.string(),
  passes: z.string(),
});
export type RulingBody = z.infer<typeof ruling>;

/** What one side has proposed to the other; whoever rules reads none of it. Words that were erased are empty. */
export const settlement = z.object({
  entry: count,
  side: party,
  at: z.string(),
  awarded: count,
  units: count,
  pay: count,
  words: z.string(),
  passes: z.string(),
  /** `over`: the ruling came first, or the dispute was withdrawn. */
  outcome: z.enum(['open', 'accepted', 'declined', 'taken_back', 'lapsed', 'over']),
});
export type SettlementBody = z.infer<typeof settlement>;

export const disputeWait = z.object({
  what: z.enum(disputeWaits),
  dueAt: z.string(),
  /** Its time is over, and we have not ruled. */
  isLate: z.boolean(),
});

/** What both sides read of a dispute about a milestone. */
export const dispute = z
  .object({
    $id: z.string(),
    agreementId: z.string(),
    milestone: count,
    side: party,
    stage: z.enum(disputeStages),
    /** The last entry that this shows: what a command is decided on. */
    sequence: count,
    openedBy: z.enum(['', ...agreementParties]),
    openedAt: z.string(),
    waits: disputeWait,
    statements: z.array(statement),
    rulings: z.array(ruling),
    settlements: z.array(settlement),
    /** The settlement that waits for its answer, until when, and what accepting it takes back; null where none waits. */
    proposal: z
      .object({
        entry: count,
        side: party,
        answerBy: z.string(),
        vestedTakenBack: count,
        toPayBack: count,
      })
      .nullable(),
    /** Whether somebody else could decide an appeal; where not, a first ruling is final. */
    canBeAppealed: z.boolean(),
    /** When administrators looked at the amounts. */
    looks: z.array(z.string()),
    can: z.object({
      open: z.boolean(),
      giveEvidence: z.boolean(),
      appeal: z.boolean(),
      propose: z.boolean(),
      accept: z.boolean(),
      /** Decline what the other side proposes, or take back what one's own side does. */
      close: z.boolean(),
      withdraw: z.boolean(),
    }),
  })
  .meta({ id: 'Dispute' });
export type DisputeBody = z.infer<typeof dispute>;
