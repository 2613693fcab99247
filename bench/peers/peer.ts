import type { Request } from './wrk.ts';

/** The functions that are compared over HTTP. */
export const functions = [
  'registering',
  'logging in',
  'current account',
  'list of 20',
  'search',
  'update',
  'upload',
  'page for all',
  'page of a member',
] as const;
export type Work = (typeof functions)[number];

/** A server that runs. */
export type RunningPeer = {
  origin: string;
  /** Of the processes whose processor time counts in addition to PostgreSQL's. */
  pid: number;
  stop(): Promise<void>;
  /** So many different requests; empty where the program has no such function. */
  requests(name: Work, count: number): Request[];
  /** Opens one socket for a signed-in member that hears of changes of the first profile. `at` counts the sockets. */
  listen(at: number, onChange: () => void): Promise<Listener>;
  /** Changes the first profile: all sockets hear of it. */
  change(at: number): Request;
};
export type Listener = { close(): void };

export type Peer = {
  name: string;
  /** Version, processes, and how it stores passwords. */
  about: string;
  /** Functions that it is measured by, if not all. */
  only?: readonly Work[];
  /** For `sockets` as one process where the program sends live updates only from one. */
  start(mode: 'requests' | 'sockets'): Promise<RunningPeer>;
};

export const password = 'Rangoli#42';
/** Members with a session. */
export const members = 200;
/** Pages that all may see; ours keeps them in memory once they have been asked for. */
export const shownProjects = 20;
/** Of an upload, in bytes. */
export const uploadBytes = 20_000;
export const portfolio = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(uploadBytes - 9)]);

let given = 0;

/** An address that no request has used yet. */
export function newEmail(): string {
  given += 1;
  return `new-${given}@example.org`;
}

const places = [
  'Pune',
  'Nashik',
  'Solapur',
  'Kolhapur',
  'Sangli',
  'Satara',
  'Latur',
  'Akola',
  'Amravati',
  'Wardha',
  'Jalgaon',
  'Thane',
  'Nanded',
];
/** Where the member of this turn has moved to: a name that many write, and another one than at the turn before. */
export const placeAt = (at: number): string => places[at % places.length] ?? '';

export const json = { 'Content-Type': 'application/json' };
/** The member whose turn it is. */
export const turn = (at: number): number => at % members;

/** Something is answered there, whatever it is. */
export async function isAnswered(url: string): Promise<boolean> {
  await (await fetch(url)).arrayBuffer();
  return true;
}

/** Signs members in by their numbers from 1, the first one alone where not all are needed; resolves to the proof of each session. */
export async function signedIn(
  isForAll: boolean,
  signIn: (member: number) => Promise<string>,
): Promise<string[]> {
  const proofs = [await signIn(1)];
  const next = async () => {
    while (isForAll && proofs.length < members) {
      const at = proofs.push('') - 1;
      proofs[at] = await signIn(at + 1);
    }
  };
  await Promise.all([next(), next(), next(), next()]);
  return proofs;
}
