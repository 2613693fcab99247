import type { z } from 'zod';
import type { RefusalCode } from '../collected.ts';

/**
 * Who may call: a signed-in member, anybody, only somebody who is not signed in yet, or an administrator. For all others
 * an administrator's calls are not there, in the reference neither. `member` is dashboard, settings and rights, open to
 * all ages; what else there is names how old a member has to be.
 */
export type Access = 'member' | AgedAccess | 'anyone' | 'guest' | 'administrator';

/** What each stands for: core/ground/require-age.ts. */
export const agedAccesses = ['profile', 'consented', 'adult'] as const;
export type AgedAccess = (typeof agedAccesses)[number];

export function isAged(access: Access): access is AgedAccess {
  return agedAccesses.some((one) => one === access);
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;

/** Under what all calls are found. */
export const apiBase = '/v1';

/** Where news are heard by WebSocket. */
export const realtimePath = `${apiBase}/realtime`;

export type Shape = Record<string, z.ZodType>;
/** What is answered: JSON of this shape, nothing at all (204), or bytes that are not JSON. */
export type Body = z.ZodType | null | 'bytes';

/** The declaration of one call: what it is for the router, the pages, the clients, the reference and the tests alike. */
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
  /** From our own pages open also to somebody who is suspended; everything else is closed to them. */
  forSuspended?: true;
  /** Who may call and is refused all the same, as the verb's policy has it. */
  except?: Partial<Record<'guest' | 'applicant' | 'ageless' | 'waiting' | 'leaving', RefusalCode>>;
  /** What the caller learns of a thing that is somebody else's: its refusal, or the answer itself. */
  foreign?: RefusalCode | 'answered';
  /** The same of a thing that is not there, or no longer. */
  gone?: RefusalCode | 'answered';
  params: S;
  /** The fields of a multipart body, beside its `file`. */
  form?: F;
  /** `repeated` is the status of a request whose effect is there already, where it has one of its own. */
  answer: { status: number; repeated?: number; body: B; about: string };
  /** Why a command that was done is answered otherwise, or about another thing, when the same request comes again. */
  twice?: string;
  /** Every way in which this call may say no, beside `except`, `foreign`, `gone` and what any call may be refused for. */
  refusals: readonly RefusalCode[];
  summary: string;
};

type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Whoever names a thing in a path has to say what strangers learn of it. */
type Policy<P extends string> = [NamesIn<P>] extends [never]
  ? unknown
  : { foreign: RefusalCode | 'answered'; gone: RefusalCode | 'answered' };

/** Declares a call. In the browser only its method and path are left of it (tools/browser-calls.ts). */
export function call<
  const P extends Path,
  A extends Access,
  S extends Shape,
  B extends Body,
  F extends Shape | undefined = undefined,
>(
  declared: Call<A, S, B, F> & { path: P; params: Record<NamesIn<P>, z.ZodType> } & Policy<P>,
): Call<A, S, B, F> {
  return declared;
}

type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] };
type Required<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
type Given<S extends Shape> = { [Name in keyof S]: z.input<S[Name]> };

/** What a caller sends. */
export type ParamsOf<C extends Call> = Required<Given<C['params']>> & Optional<Given<C['params']>>;

type Nothing = Awaited<Promise<void>>;
type BodyOf<B extends Body> = B extends z.ZodType ? z.output<B> : B extends null ? Nothing : Response;

/** What a caller gets. */
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
