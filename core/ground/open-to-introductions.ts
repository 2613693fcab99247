import { type RawBuilder, sql } from 'kysely';

/** Whether the member whose account id is in a column may be asked for an introduction of this purpose. */
export type OpenToIntroductions = (purpose: string, accountId: string) => RawBuilder<boolean>;

let known: OpenToIntroductions | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowOpenToIntroductions(declared: OpenToIntroductions | undefined): void {
  known = declared;
}

/** The condition of the search for people; no one is open where no module declares it. */
export function isOpenToIntroduction(purpose: string, accountId: string): RawBuilder<boolean> {
  return known ? known(purpose, accountId) : sql<boolean>`false`;
}
