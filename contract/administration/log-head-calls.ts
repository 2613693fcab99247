import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';

/** A signed end of the administrators' log: its last entry by then, the hash of that, and our signature. */
const logHead = z.object({
  /** In UTC. */
  day: z.string(),
  sequence: z.int(),
  hash: z.string(),
  key: z.string(),
  publicKey: z.string(),
  signature: z.string(),
  at: date,
});
export type ShownLogHead = z.infer<typeof logHead>;

const logHeads = z.object({
  heads: z.array(logHead),
  /** The last one behind which entries were removed after three years. */
  checkpoint: logHead.nullable(),
  /** Restored backups: the day of each, the moment of the backup (empty where it is not known), and its last entry. */
  restores: z.array(z.object({ at: date, backupAt: date, sequence: z.int() })),
});
export type LogHeadsBody = z.infer<typeof logHeads>;

export const getLogHeads = call({
  method: 'GET',
  path: '/log-heads',
  summary: 'The signed heads of the log of the administrators’ actions, without anything about members',
  access: 'anyone',
  params: {},
  answer: { status: 200, body: logHeads, about: 'The newest first, up to three years' },
  refusals: [],
});
