import type { ParamsOf } from '#contract/ground/call.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import {
  getPublicProfile,
  type PersonPageBody,
  patchPublicProfile,
} from '#contract/people/public-profile-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Reply, Sent } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';

export type Changes = Omit<ParamsOf<typeof patchPublicProfile>, 'version'>;

/**
 * Saves what was typed over the version that it is based on. Of a conflict comes back how these fields stand now, by their
 * labels, and the version that the next try is based on.
 */
export async function saveChanges(
  { ask }: Visit,
  sent: Sent,
  changes: Changes,
  standing: (page: PersonPageBody) => Record<string, string>,
  to: string = peoplePaths.yourPage,
): Promise<Reply> {
  try {
    await ask(patchPublicProfile, { version: versionIn(sent), ...changes });
    return { done: 'saved', to };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
    const { version, page } = await ask(getPublicProfile, {});
    return {
      fault: { code: 'conflict' },
      about: { version: String(version), ...standing(page) },
    };
  }
}

export function versionIn(sent: Sent): number {
  return Number(sent.text('version')) || 0;
}
