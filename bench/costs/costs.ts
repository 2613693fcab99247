/** The actions that are measured, and the line of the table of costs that each has. */
export const actions = {
  dashboard: 'a personal page: `/dashboard`',
  keptPage: 'a public page from memory: `/projects/{slug}`',
  drawnPage: 'a public page that is drawn: `/projects/{slug}`',
  list: 'a list as a page: `/find/people`',
  search: 'a search as a page: `/find/people?search=`',
  firstVisit: 'scripts, styles and fonts of a first visit',
  connection: 'a live connection that opens and ends',
  message: 'a message that is sent and received live',
  notification: 'a notification: one of many about the update of a project',
  application: 'an application',
  entry: 'a ledger entry with money: a payment that is stated or confirmed',
  login: 'a log-in (Argon2id)',
  signUp: 'a sign-up: code, email, account, profile, session',
  upload: 'an upload of a photo of 12 megapixels, stored in S3',
  email: 'an email about an entry',
} as const;
export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as ActionName[];

/** Of one action, with all jobs that follow from it at once. */
export type Cost = {
  /** Milliseconds of all processors. */
  server: number;
  database: number;
  /** Bytes that the server answers with. */
  sent: number;
  /** Bytes of the write-ahead log. */
  wal: number;
  /** Bytes by which tables and their indexes grow, by table. */
  grown: Record<string, number>;
  /** Bytes that the file store receives. */
  stored: number;
  /** Transactions that write. */
  writes: number;
  /** Emails that leave. */
  emails: number;
  /** New rows, by table; tables that gain less than a hundredth of a row are left out. */
  rows: Record<string, number>;
};

/** Work of a server and its database that no action asks for. */
export type Background = { server: number; database: number };

export type Costs = {
  measured: {
    day: string;
    processor: string;
    cores: number;
    /** Load averages of a minute, when it began and when it ended. */
    load: [number, number];
    accounts: number;
  };
  actions: Record<ActionName, Cost>;
  /** Milliseconds of a second, of one process that no one asks for anything, with the jobs of each minute. */
  idle: Background;
  /** Milliseconds and bytes of the write-ahead log for each account, of all jobs of a day that run more seldom than each minute. */
  daily: Background & { wal: number };
  /** Bytes: a process after its garbage is collected, an open live connection, a connection of the database. */
  memory: { process: number; liveConnection: number; databaseConnection: number };
  /** Days for which a table keeps rows, where it has a limit (`core/<module>/own-data.ts`). */
  kept: Record<string, number>;
};
