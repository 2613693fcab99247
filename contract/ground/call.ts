import type { z } from 'zod';
import type { RefusalCode } from '../collected.ts';
import type { AskedRight } from './staff-rights.ts';

/**
 * Who may call: a signed-in member, anybody, only a guest, or staff with the declared right. To all others a call of staff
 * does not exist, in the reference neither. `member` covers dashboard, settings and rights for all ages; the others need an age.
 */
export type Access = 'member' | AgedAccess | 'anyone' | 'guest' | 'administrator';

/** core/ground/require-age.ts says which age each one needs. */
export const agedAccesses = ['profile', 'consented', 'adult'] as const;
export type AgedAccess = (typeof agedAccesses)[number];

export function isAged(access: Access): access is AgedAccess {
  return agedAccesses.some((one) => one === access);
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;

/** Under what all calls are found. */
export const apiBase = '/v1';

/** The WebSocket path of live updates. */
export const realtimePath = `${apiBase}/realtime`;

export type Shape = Record<string, z.ZodType>;
/** The body of an answer: JSON of this shape, nothing at all (204), or bytes that are not JSON. */
export type Body = z.ZodType | null | 'bytes';

/**
 * The proof of a member without a second factor: the log-in, the password or a mailed code of the ten minutes before (`true`); the
 * password or code that this call asks for `itself`; or the `password` that it asks for, and for an account without one as `true`.
 */
export type Proof = true | 'itself' | 'password';

/** The declaration of one call, for the router, the pages, the clients, the reference and the tests. */
export type Call<
  A extends Access = Access,
  S extends Shape = Shape,
  B extends Body = Body,
  F extends Shape | undefined = Shape | undefined,
> = {
  method: Method;
  /** Below `apiBase`, parameters as `:name`. */
  path: Path;
  /** Where else the contract's clients ask for the same. */
  aliases?: Path[];
  access: A;
  /** The right that staff need for it: each call of staff declares one. */
  right?: AskedRight;
  /** From our own pages suspended members may make this call, too; they may make no other. */
  forSuspended?: true;
  /** It begins something with others or publishes something: paused members may not make it. */
  begins?: true;
  /** The member has proven within ten minutes before that it is them: `Proof` says how, without a second factor. */
  needsProof?: Proof;
  /** Staff who still lack the second factor that they need may make this call, too; they may make no other. */
  beforeFactor?: true;
  /** Who may call and is refused all the same, as the verb's policy has it. */
  except?: Partial<Record<'guest' | 'applicant' | 'ageless' | 'waiting' | 'leaving', RefusalCode>>;
  /** The answer to a caller about a thing that is not theirs: its refusal, or the answer itself. */
  foreign?: RefusalCode | 'answered';
  /** The same of a thing that is not there, or no longer. */
  gone?: RefusalCode | 'answered';
  params: S;
  /** The fields of a multipart body in addition to its `file`. */
  form?: F;
  /** `repeated` is the status of a request whose effect is there already, where it has one of its own. */
  answer: { status: number; repeated?: number; body: B; about: string };
  /** Why a command that was done is answered otherwise, or about another thing, when the same request comes again. */
  twice?: string;
  /** Every refusal of this call in addition to `except`, `foreign`, `gone` and the refusals of any call. */
  refusals: readonly RefusalCode[];
  summary: string;
};

type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** A call whose path names a thing must declare the answer to strangers. */
type Policy<P extends string> = [NamesIn<P>] extends [never]
  ? unknown
  : { foreign: RefusalCode | 'answered'; gone: RefusalCode | 'answered' };

/** A call of staff must declare the right that it needs, and no other call has one. */
type Right<A extends Access> = A extends 'administrator' ? { right: AskedRight } : { right?: never };

/** Declares a call. In the browser only its method and path are left of it (tools/browser-calls.ts). */
export function call<
  const P extends Path,
  A extends Access,
  S extends Shape,
  B extends Body,
  F extends Shape | undefined = undefined,
>(
  declared: Call<A, S, B, F> & { path: P; params: Record<NamesIn<P>, z.ZodType> } & Policy<P> & Right<A>,
): Call<A, S, B, F> {
  return declared;
}

type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] };
type Required<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
type Given<S extends Shape> = { [Name in keyof S]: z.input<S[Name]> };

/** The parameters that a caller sends. */
export type ParamsOf<C extends Call> = Required<Given<C['params']>> & Optional<Given<C['params']>>;

type Nothing = Awaited<Promise<void>>;
type BodyOf<B extends Body> = B extends z.ZodType ? z.output<B> : B extends null ? Nothing : Response;

/** The answer that a caller gets. */
export type AnswerOf<C extends Call> = BodyOf<C['answer']['body']>;

/** Calls that can be made of nothing but parameters. */
export type CallInProcess = Call<Access, Shape, Body, undefined>;
/** Calls that read a form with a file as it arrives. */
export type CallWithForm = Call<Access, Shape, Body, Shape>;

export type AskedHow = {
  /** The call lets another account in here. Who is signed in stays so until it has; without it they are refused. */
  replacesSession?: true;
};

/**
 * Makes a call on the server for one of our own pages: with the same checks as over the wire, and without one. A call with
 * a form reads the one that was sent to the page.
 */
export type Ask = <C extends CallInProcess | CallWithForm>(
  call: C,
  params: ParamsOf<C>,
  how?: AskedHow,
) => Promise<AnswerOf<C>>;
