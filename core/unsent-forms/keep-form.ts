import type { KeptForm } from '#contract/unsent-forms/calls.ts';
import { unsentLimits as limits } from '#contract/unsent-forms/limits.ts';
import { secretFields } from '#contract/unsent-forms/secret-fields.ts';
import { inSeconds } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { newCookieSecret } from '../ground/secrets.ts';
import { accountOfMark } from './mark.ts';
import { sealForm, type UnsentForm } from './sealed-form.ts';
import { findKept } from './steps/find-kept.ts';

type Input = UnsentForm & { mark: string; kept: readonly KeptForm[] };

/**
 * Keeps what was typed into a form, but no secrets, for the account that its page was made for. The sender has no session by now.
 * @throws Refusal `unsent_form_refused` for a mark that is none of ours, a longer text, or a browser that keeps enough.
 */
export async function keepForm(core: Core, input: Input): Promise<KeptForm & { left: string[] }> {
  const { mark, kept, path, intent } = input;
  const typed = withoutSecrets(input.typed);
  const accountId = accountOfMark(core.key, mark);
  if (!accountId || bytesOf(typed) > limits.bytes) throw new Refusal('unsent_form_refused');
  const made = { id: newId(), key: newCookieSecret() };
  const sealed = sealForm(made, { path, intent, typed });
  return core.db.transaction().execute(async (tx) => {
    const found = await findKept(tx, kept);
    const before = found.filter(
      (one) => one.accountId === accountId && one.form.path === path && one.form.intent === intent,
    );
    const left = found.filter((one) => !before.includes(one)).map(({ id }) => id);
    if (left.length >= limits.perBrowser) throw new Refusal('unsent_form_refused');
    for (const { id } of before) await tx.deleteFrom('unsent_forms').where('id', '=', id).execute();
    const written = await tx
      .insertInto('unsent_forms')
      .columns(['id', 'account_id', 'sealed', 'expires_at'])
      .expression((eb) =>
        eb
          .selectFrom('accounts')
          .select([
            eb.val(made.id).as('id'),
            'accounts.id as account_id',
            eb.val(sealed).as('sealed'),
            inSeconds(limits.seconds).as('expires_at'),
          ])
          .where('accounts.id', '=', accountId)
          .forKeyShare(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Refusal('unsent_form_refused');
    return { ...made, left };
  });
}

const withoutSecrets = (typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !secretFields.test(field)));

function bytesOf(typed: Record<string, string>): number {
  return Object.entries(typed)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
