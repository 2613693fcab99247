import type { KeptForm } from '#contract/unsent-forms/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { UnsentForm } from './sealed-form.ts';
import { findKept } from './steps/find-kept.ts';

type Taken = { form: Pick<UnsentForm, 'intent' | 'typed'> | null; left: string[] };

/** Gives back what the member typed into the newest unsent form of a page, once. The forms of other accounts stay. */
export async function takeForm(
  core: Core,
  member: Member,
  { kept, path }: { kept: readonly KeptForm[]; path: string },
): Promise<Taken> {
  return core.db.transaction().execute(async (tx) => {
    const found = await findKept(tx, kept);
    const own = found.find((one) => one.accountId === member.id && one.form.path === path);
    if (own) await tx.deleteFrom('unsent_forms').where('id', '=', own.id).execute();
    const left = found.filter((one) => one !== own).map(({ id }) => id);
    return { form: own ? { intent: own.form.intent, typed: own.form.typed } : null, left };
  });
}
