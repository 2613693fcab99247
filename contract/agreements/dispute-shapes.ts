import { z } from 'zod';
import { disputeStages } from '#rules/agreements/dispute-stages.ts';
import { disputeDeadlines } from './dispute-limits.ts';
import { agreementParties } from './limits.ts';

const party = z.enum(agreementParties);
const count = z.int();

/** A statement of one side. Both sides and the ruling administrator read it; erased texts and files are empty. */
export const statement = z.object({
  entry: count,
  kind: z.enum(['opened', 'evidence', 'withdrawn', 'appealed']),
  side: party,
  at: z.string(),
  text: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), size: count, mimeType: z.string() })),
});
export type StatementBody = z.infer<typeof statement>;

/** A ruling: the awarded value, and for a part of the value the work that passes to the project. */
export const ruling = z.object({
  entry: count,
  at: z.string(),
  isAppeal: z.boolean(),
  /** Both sides agreed on this in place of a ruling: the reason is the text of the side that proposed it. */
  isAgreed: z.boolean(),
  awarded: count,
  units: count,
  pay: count,
  reason: z.string(),
  passes: z.string(),
});
export type RulingBody = z.infer<typeof ruling>;

/** A proposal of one side to the other; the ruling administrator reads none of it. Erased words are empty. */
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

export const disputeDeadline = z.object({
  what: z.enum(disputeDeadlines),
  dueAt: z.string(),
  /** Its time is over, and we have not ruled. */
  isLate: z.boolean(),
});

/** A dispute about a milestone, as both sides read it. */
export const dispute = z
  .object({
    $id: z.string(),
    agreementId: z.string(),
    milestone: count,
    side: party,
    stage: z.enum(disputeStages),
    /** The last entry that this shows; a command is based on it. */
    sequence: count,
    openedBy: z.enum(['', ...agreementParties]),
    openedAt: z.string(),
    waits: disputeDeadline,
    statements: z.array(statement),
    rulings: z.array(ruling),
    settlements: z.array(settlement),
    /** The settlement that awaits an answer, its deadline, and the sums that accepting it takes back; null without one. */
    proposal: z
      .object({
        entry: count,
        side: party,
        answerBy: z.string(),
        vestedTakenBack: count,
        toPayBack: count,
      })
      .nullable(),
    /** Whether another administrator could decide an appeal; otherwise a first ruling is final. */
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
