import type { putFormerAddress } from '#contract/addresses/calls.ts';
import type { putFactorsBefore } from '#contract/factors/calls.ts';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';

/** The account and the secret in the address of a mailed link. */
export function claimIn({ url: { searchParams } }: Visit): { userId: string; secret: string } {
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
}

export const noData = loads(async () => ({}));

/** Leads back by a mailed link, and on to a new password. Only a press does it: mail scanners open the page, too. */
export function leadsBack(call: typeof putFormerAddress | typeof putFactorsBefore) {
  return acts({
    async restore(_, visit) {
      const restored = await visit.ask(call, claimIn(visit));
      return { done: 'restored', to: `${passwordPaths.resetPassword}?${new URLSearchParams(restored)}` };
    },
  });
}
