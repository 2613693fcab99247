/** Limits of rosters. They stand apart from the calls because pages need only these. */
export const rosterLimits = {
  cohortName: 80,
  /** Of a cohort, from its first to its last day. */
  years: 6,
  cohorts: 200,
  fileBytes: 2 * 1024 * 1024,
  rows: 5000,
  /** Of one row of a file, so that no line fills the memory. */
  rowCharacters: 20_000,
  columns: 200,
  name: 120,
  number: 40,
  semester: 20,
  email: 254,
  /** A member is a student of so many organisations at one time. */
  perMember: 3,
  /** Figures are shown from so many on, and rounded down to multiples of the step. */
  figureLeast: 10,
  figureStep: 5,
  /** Of all students of an organisation, on its public page. */
  publicLeast: 20,
  publicStep: 10,
} as const;

export const rosterTimes = {
  previewHours: 24,
  undoHours: 24,
  codeDays: 60,
  /** How long a name that differs waits for a yes. */
  nameDays: 30,
  unusedDays: 90,
  /** After the last day of its cohort. */
  membershipDays: 90,
  looksYears: 1,
  /** How long ticks are closed after a case about pressing. */
  pressingMonths: 12,
} as const;

/** Wrong codes in an hour. */
export const rosterGuesses = { member: 5, network: 30 } as const;

/** The parts of a row that a file may have. */
export const rosterParts = ['name', 'number', 'semester', 'email'] as const;
export type RosterPart = (typeof rosterParts)[number];

export const rosterKinds = ['new', 'changed', 'unchanged', 'missing', 'faulty'] as const;
export type RosterKind = (typeof rosterKinds)[number];

export const rosterFaults = [
  'name_missing',
  'number_missing',
  'number_twice',
  'identity_number',
  'too_long',
  'unreadable',
] as const;
export type RosterFault = (typeof rosterFaults)[number];

export const rosterEncodings = ['UTF-8', 'UTF-16', 'Windows-1252'] as const;
export type RosterEncoding = (typeof rosterEncodings)[number];

export const rosterSeparators = ['comma', 'semicolon', 'tab'] as const;
export type RosterSeparator = (typeof rosterSeparators)[number];

/** Why a file cannot be read as a table. */
export const rosterFiles = ['workbook', 'pdf', 'picture', 'bytes', 'quotes', 'one_column'] as const;
export type RosterFile = (typeof rosterFiles)[number];

export const rosterImportStates = ['preview', 'taken', 'undone'] as const;
export type RosterImportState = (typeof rosterImportStates)[number];

/** Where a student of a roster stands, as staff see it. */
export const studentStates = ['no_code', 'code', 'code_over', 'waiting', 'joined', 'left'] as const;
export type StudentState = (typeof studentStates)[number];

export const rosterTicks = ['team', 'applications', 'certificates'] as const;
export type RosterTick = (typeof rosterTicks)[number];

export const codeForms = ['pdf', 'csv'] as const;
