import type { Actor } from '../ground/actor.ts';

/** An actor who may own a file. */
export type Uploader = Exclude<Actor, { kind: 'guest' }>;

/** The buckets' own permission is `create("users")`, and an applicant is about to become one. */
export function mayUpload(actor: Actor): actor is Uploader {
  return actor.kind !== 'guest';
}
