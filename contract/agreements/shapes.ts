import { z } from 'zod';
import { clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';
import { agreementDocument } from '#rules/agreements/terms.ts';
import { agreementDraft } from './draft.ts';
import { agreementParties, agreementStages, agreementSteps, amendmentStages } from './limits.ts';
import { milestoneState, owedStep } from './milestone-shape.ts';

const party = z.enum(agreementParties);
const stage = z.enum(agreementStages);
const project = z.object({ slug: z.string(), name: z.string() });
/** Of an account that has gone nothing is shown but that. */
const person = z.object({ id: z.string(), name: z.string(), avatarId: z.string(), isGone: z.boolean() });
/** Who owes the next step, and until when; the last value stands for a step that no member owes or can make. */
const waits = z.object({ whose: z.enum([...agreementParties, 'nobody']), dueAt: z.string() });

export const agreementRow = z.object({
  id: z.string(),
  project,
  /** The contributor. */
  person,
  /** On which side the reader stands. */
  side: party,
  stage,
  isSettled: z.boolean(),
  role: z.string(),
  /** Of two members who may begin something together. */
  isTrial: z.boolean(),
  /** Which agreement of the project with the same contributor it is, from 1; 0 for a draft. */
  number: z.int(),
  waits,
  begunAt: z.string(),
  /** Empty until both have signed. */
  activeAt: z.string(),
});
export type AgreementRowBody = z.infer<typeof agreementRow>;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** One clause that differs. `from` is null where it is new, `to` where it is gone. */
export const clauseChange = z.object({
  clause: z.string(),
  milestone: z.int().nullable(),
  from: value,
  to: value,
  words: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })).nullable(),
});
export type ClauseChangeBody = z.infer<typeof clauseChange>;

/** An error or a gap in a draft that its author must mend before proposing it. */
const draftFault = z.object({ code: z.string(), param: z.string() });

export const draft = z.object({
  version: z.int(),
  /** The number of the text that it changes; 0 for the first one. */
  basedOn: z.int(),
  said: agreementDraft,
  /** As it would read; with gaps where something is left to say. */
  text: z.string(),
  faults: z.array(draftFault),
  /** The terms of a first draft that are still as we suggest them, by the names of its fields. */
  suggested: z.array(z.string()),
  /** The clauses in which the draft differs from the current text. */
  changes: z.array(clauseChange),
  /** The languages between which its author chooses: of an amendment the one that both have signed. */
  languages: z.array(z.enum(clauseLanguageCodes)),
});
export type DraftBody = z.infer<typeof draft>;

export const poolRecord = z.object({
  /** 0 while nothing is recorded. */
  version: z.int(),
  companyUnits: z.int(),
  poolUnits: z.int(),
  asOfDay: z.string(),
  setAt: z.string(),
  taken: z.int(),
  can: z.object({ set: z.boolean() }),
});
export type PoolBody = z.infer<typeof poolRecord>;

const sum = z.int();
export const agreementSums = z.object({
  awarded: sum,
  pay: sum,
  confirmed: sum,
  due: sum,
  awaited: sum,
  toPayBack: sum,
  closedOpen: sum,
  units: sum,
  vested: sum,
  unvested: sum,
  held: sum,
  reserved: sum,
  fallbackDue: sum,
});

/** `id`: whose; empty once their account has gone. */
const signatures = z.array(z.object({ party, id: z.string(), name: z.string(), signedAt: z.string() }));

/** An amendment to an agreement in force, until both sides have signed it. */
const amendment = z.object({
  number: z.int(),
  stage: z.enum(amendmentStages),
  proposer: party,
  version: z.int(),
  hash: z.string(),
  lastParty: party,
  document: agreementDocument.nullable(),
  /** The differences from the version in force, and for a countered amendment those from the previous text. */
  changes: z.array(clauseChange),
  sinceBefore: z.array(clauseChange),
  signatures,
  signer: z.string(),
  /** As of an agreement: it can be countered, and not be signed. */
  isOldText: z.boolean(),
  waits,
  can: z.object({ counter: z.boolean(), sign: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
});
export type AmendmentBody = z.infer<typeof amendment>;

export const agreement = z
  .object({
    ...agreementRow.shape,
    /** The number of the text that stands, its hash, and whose it is; 0 and empty for a first draft. */
    version: z.int(),
    hash: z.string(),
    lastParty: party,
    /** The text that stands; null for a first draft, and once its time to be kept is over. */
    document: agreementDocument.nullable(),
    /** The differences from the previous text. */
    changes: z.array(clauseChange),
    signatures,
    /** The owner who alone can sign for a project that is not registered; empty for any owner. */
    signer: z.string(),
    steps: z.array(
      z.object({ kind: z.enum(agreementSteps), party: z.enum(['', ...agreementParties]), at: z.string() }),
    ),
    draft: draft.nullable(),
    /** The open amendment; null where none is proposed. */
    amendment: amendment.nullable(),
    /** Amendments that are over, the newest first. */
    amendments: z.array(
      z.object({
        number: z.int(),
        stage: z.enum(amendmentStages),
        proposer: party,
        version: z.int(),
        begunAt: z.string(),
        endedAt: z.string(),
      }),
    ),
    /** Every version that both have signed, the one in force last. */
    signed: z.array(z.object({ version: z.int(), hash: z.string(), signedAt: z.string() })),
    /** The owner who signed in their own name owns it no more, or its organisation was verified since; the party is still who signed. */
    isNotTakenOver: z.boolean(),
    /** The text has earlier clauses, which name no project and no company: it can be read and amended, and not be signed any more. */
    isOldText: z.boolean(),
    /** The other languages in which the reader gets its text for help. */
    helpIn: z.array(z.enum(clauseLanguageCodes)),
    /** The day with whose end it ends or has ended early; empty where no notice was given. */
    endDay: z.string(),
    /** The sums of the ledger; null before both have signed. */
    sums: agreementSums.nullable(),
    /** The last entry of its ledger; a command about the whole is based on it. 0 before the first entry. */
    sequence: z.int(),
    /** How each milestone stands, and what is owed by whom; empty before both have signed. */
    milestones: z.array(milestoneState),
    owed: z.array(owedStep),
    can: z.object({
      edit: z.boolean(),
      propose: z.boolean(),
      drop: z.boolean(),
      counter: z.boolean(),
      sign: z.boolean(),
      decline: z.boolean(),
      withdraw: z.boolean(),
      download: z.boolean(),
      amend: z.boolean(),
    }),
  })
  .meta({ id: 'Agreement' });
export type AgreementBody = z.infer<typeof agreement>;
