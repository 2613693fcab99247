import { z } from 'zod';
import { date } from '../ground/values.ts';
import {
  rosterEncodings,
  rosterFaults,
  rosterImportStates,
  rosterKinds,
  rosterSeparators,
  rosterTicks,
  studentStates,
} from './limits.ts';

/** The organisation above each page of its roster. */
const of = { slug: z.string(), name: z.string() } as const;

/** A figure of the night before; null below ten. */
const figure = z.int().nullable();

export const cohort = z.object({
  $id: z.string(),
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  version: z.int(),
  students: z.int(),
  reviewers: z.array(z.object({ $id: z.string(), name: z.string() })),
  figures: z.object({ joined: figure, inTeam: figure, applied: figure, countedAt: date }),
});
export type CohortBody = z.infer<typeof cohort>;

export const cohorts = z.object({
  organisation: z.object(of),
  cohorts: z.array(cohort),
  /** Names that wait for a yes. */
  waiting: z.int(),
  /** Rows whose code another member used, as a student says. */
  objected: z.array(z.object({ $id: z.string(), cohortId: z.string(), name: z.string() })),
  /** Staff who can be named as reviewers of cohorts. */
  reviewers: z.array(z.object({ $id: z.string(), name: z.string() })),
});
export type CohortsBody = z.infer<typeof cohorts>;

const rowParts = {
  $id: z.string(),
  name: z.string(),
  number: z.string(),
  semester: z.string(),
} as const;

export const rosterRow = z.object({
  ...rowParts,
  state: z.enum(studentStates),
  joinedOn: date,
  isObjected: z.boolean(),
});
export type RosterRowBody = z.infer<typeof rosterRow>;

export const cohortStudents = z.object({
  organisation: z.object(of),
  cohort,
  students: z.array(rosterRow),
  /** Codes in force that no one has used, and students who can get one. */
  codes: z.object({ open: z.int(), missing: z.int(), mailable: z.int() }),
  /** The last file that was taken over and can be undone, or that waits; empty for none. */
  imports: z.array(z.object({ $id: z.string(), state: z.enum(rosterImportStates), readAt: date })),
  next: z.string(),
});
export type CohortStudentsBody = z.infer<typeof cohortStudents>;

/** An entry: the roster's own row, and what the student lets the organisation see. */
export const studentEntry = z.object({
  organisation: z.object(of),
  cohort: z.object({ $id: z.string(), name: z.string() }),
  student: rosterRow.extend({ email: z.string() }),
  /** Empty where a tick is off, and where there is nothing to show. */
  shown: z.object({
    inTeam: z.boolean(),
    applications: z.array(z.object({ title: z.string(), stage: z.string() })),
    certificates: z.array(z.object({ title: z.string(), on: date })),
  }),
  can: z.object({ free: z.boolean(), remove: z.boolean() }),
});
export type StudentEntryBody = z.infer<typeof studentEntry>;

const parts = z.object({ name: z.string(), number: z.string(), semester: z.string(), email: z.string() });

export const importLine = z.object({
  $id: z.string(),
  line: z.int(),
  ...parts.shape,
  reason: z.enum(['', ...rosterFaults]),
  /** As the roster has it, for one that changes; null for others. */
  old: parts.extend({ cohort: z.string() }).nullable(),
});
export type ImportLineBody = z.infer<typeof importLine>;

export const rosterImport = z.object({
  $id: z.string(),
  organisation: z.object(of),
  cohort: z.object({ $id: z.string(), name: z.string() }),
  state: z.enum(rosterImportStates),
  /** The version of the roster with which it was compared. */
  version: z.int(),
  isCurrent: z.boolean(),
  encoding: z.enum(rosterEncodings),
  separator: z.enum(rosterSeparators),
  titles: z.array(z.string()),
  columns: parts,
  leftOut: z.int(),
  counts: z.record(z.enum(rosterKinds), z.int()),
  until: date,
  canUndo: z.boolean(),
  list: z.enum(rosterKinds),
  lines: z.array(importLine),
  next: z.string(),
});
export type RosterImportBody = z.infer<typeof rosterImport>;

export const waitingNames = z.object({
  organisation: z.object(of),
  names: z.array(
    z.object({
      $id: z.string(),
      name: z.string(),
      number: z.string(),
      cohort: z.string(),
      /** The name of the account that used the code. */
      accountName: z.string(),
      since: date,
      isLate: z.boolean(),
      until: date,
    }),
  ),
});
export type WaitingNamesBody = z.infer<typeof waitingNames>;

/** Whether the member can show the organisation more than its roster, or until when they cannot. */
const tickRoom = { canTick: z.boolean(), ticksClosedUntil: date } as const;

/** The offer of a code, before anything is joined. */
export const codeOffer = z.object({
  /** Under 18 the guardian is asked before the code is used. */
  needsGuardian: z.boolean(),
  ...tickRoom,
  organisation: z.object(of),
  cohort: z.string(),
  held: parts,
  /** The name is unlike the account’s: a coordinator looks at it. */
  isUnlike: z.boolean(),
});
export type CodeOfferBody = z.infer<typeof codeOffer>;

const held = {
  $id: z.string(),
  organisation: z.object({ ...of, isOpen: z.boolean() }),
  cohort: z.string(),
  state: z.enum(['guardian', 'waiting', 'member']),
  joinedOn: date,
  /** Until when the code waits for the guardian; empty where it does not. */
  until: date,
} as const;

export const membershipRow = z.object(held);

export const membership = z.object({
  ...held,
  held: parts,
  ticks: z.array(z.enum(rosterTicks)),
  ...tickRoom,
  looks: z.array(z.object({ name: z.string(), role: z.string(), at: date })),
});
export type MembershipBody = z.infer<typeof membership>;
