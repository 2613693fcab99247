import type { Access, AgedAccess, AnswerOf, Call, Shape } from '#contract/ground/call.ts';
import type { Actor, Device, Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Limit } from '#core/ground/limits.ts';
import type { Params } from './params.ts';
import type { ApiSettings } from './settings.ts';

export type HeaderPair = [name: string, value: string];

/** One request on its way through a call. */
export type Incoming<S extends Shape = Shape, A extends Actor = Actor> = {
  core: Core;
  settings: ApiSettings;
  actor: A;
  device: Device;
  params: Params<S>;
  request: Request;
  /** Becomes headers of the answer, such as cookies. */
  headers: HeaderPair[];
  /** Says that the effect existed before, where the call has a status for that. */
  isRepeat: () => void;
};

type ActorOf<A extends Access> = A extends 'member' | AgedAccess | 'administrator' ? Member : Actor;
type IncomingOf<C extends Call> = Incoming<C['params'], ActorOf<C['access']>>;

/** The values that a limit may count by. */
export type Counted = {
  actor: Actor;
  /** The IPv4 address or the IPv6 /64. */
  network: string;
  /** The IPv4 address or the IPv6 /48. */
  site: string;
  /** The hash of the browser's device cookie. */
  browser: string;
  raw: Record<string, unknown>;
  headers: Headers;
};

/** A fixed-window limit; `key` says which requests count together, from input that has not been checked yet. */
export type EndpointLimit = Limit & {
  /** Null where this limit does not count the request. */
  key: (from: Counted) => string | null;
  /** Counts together with the same limit of other calls. */
  shared?: string;
  /** Gives the caller a fresh window, or takes this one call out of the count. */
  onSuccess?: 'forget' | 'give back';
  /**
   * Holds only for browsers that have logged in to the account of the address in `email` before, or only for all others:
   * strangers must not be able to keep its owner out.
   */
  browsers?: 'known' | 'unknown';
};

/** A declared call, and its handler. */
export type Endpoint = {
  call: Call;
  limits: EndpointLimit[];
  handle: (incoming: Incoming) => Promise<unknown>;
};

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never;

/** The names of the fields that `Got` has and `Want` has not, at any depth; of alternatives, that none of them has. */
type Surplus<Want, Got> = Got extends Response
  ? never
  : Got extends readonly (infer G)[]
    ? Want extends readonly (infer W)[]
      ? Surplus<W, G>
      : never
    : Got extends object
      ? [Extract<Want, object>] extends [never]
        ? never
        : {
            [Key in keyof Got & string]: Key extends KeyOf<Extract<Want, object>>
              ? Surplus<ValueAt<Extract<Want, object>, Key>, Got[Key]>
              : Key;
          }[keyof Got & string]
      : never;

type Handler<C extends Call> = (incoming: IncomingOf<C>) => Promise<AnswerOf<C>>;

/** Lets a handler through unless it returns more than is declared; TypeScript by itself only notices what is missing. */
type NoSurplus<C extends Call, H extends Handler<C>> = [
  Surplus<AnswerOf<C>, Awaited<ReturnType<H>>>,
] extends [never]
  ? unknown
  : { notDeclared: Surplus<AnswerOf<C>, Awaited<ReturnType<H>>> };

/**
 * Says what answers a declared call. `handle` gets parameters of the declared types, and a member where the call asks for
 * one; it returns the declared answer, no field less and none more.
 */
export function answer<C extends Call, H extends Handler<C>>(
  call: C,
  handle: H & NoSurplus<C, H>,
  limits: EndpointLimit[] = [],
): Endpoint {
  // `enter` checks access and parameters against this very declaration before it calls `handle`.
  return { call, limits, handle: handle as unknown as Endpoint['handle'] };
}
