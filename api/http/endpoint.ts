import type { z } from 'zod';
import type { Actor, Device, Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Limit } from '#core/ground/limits.ts';
import type { ApiSettings } from './settings.ts';

/**
 * Who may call: a signed-in member, anybody, only somebody who is not signed in yet, or an administrator. For all others
 * an administrator's calls are not there, in the reference neither.
 */
export type Scope = 'member' | 'anyone' | 'guest' | 'administrator';

export type HeaderPair = [name: string, value: string];

type Shape = Record<string, z.ZodType>;
export type Params<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> };

/** One request on its way through an endpoint. */
export type Call<S extends Shape, A extends Actor = Actor> = {
  core: Core;
  settings: ApiSettings;
  actor: A;
  device: Device;
  params: Params<S>;
  request: Request;
  /** What is pushed here becomes a header of the answer, as cookies do. */
  headers: HeaderPair[];
};

/** A fixed-window limit; `key` says what is counted together, from input that nobody has checked yet. */
export type EndpointLimit = Limit & {
  key: (from: { actor: Actor; ip: string; raw: Record<string, unknown>; headers: Headers }) => string;
  /** A success gives the caller a fresh window. */
  forgetOnSuccess?: boolean;
};

/** The declaration of one call: what it is for the router, the checks, the reference and the tests alike. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v1, parameters as `:name`. The first is the canonical one, the others are aliases. */
  paths: [string, ...string[]];
  summary: string;
  scope: Scope;
  limits: EndpointLimit[];
  params: Shape;
  /** The fields of a multipart body, beside its `file`. */
  form?: Shape;
  success: { status: number; body: z.ZodType | null; about: string };
  handle: (call: Call<Shape>) => Promise<unknown>;
};

type Declaration<S extends Shape, Sc extends Scope> = Omit<
  Endpoint,
  'params' | 'scope' | 'handle' | 'limits'
> & {
  scope: Sc;
  limits?: EndpointLimit[];
  params: S;
  handle: (call: Call<S, Sc extends 'member' | 'administrator' ? Member : Actor>) => Promise<unknown>;
};

/**
 * Declares a call. `handle` gets parameters of the declared types, and a member where the scope asks for one; what it
 * returns becomes the JSON answer, and a `Response` is sent as it is.
 */
export function endpoint<S extends Shape, Sc extends Scope>(declaration: Declaration<S, Sc>): Endpoint {
  // The router checks scope and parameters against this very declaration before it calls `handle`.
  return { limits: [], ...declaration, handle: declaration.handle as unknown as Endpoint['handle'] };
}
