import { inSeconds } from '#db/now.ts';
import { latinDigits } from '#rules/text/digits.ts';
import type { Core } from '../ground/core.ts';
import { count } from '../ground/limits.ts';
import { codeOf, isSame } from '../ground/secrets.ts';
import type { CodeSearch } from './find-codes.ts';
import { type Code, codeSeconds } from './steps/open-code.ts';

/** As many as void an open code. */
const limit = { max: 5, seconds: codeSeconds.ours };

/**
 * The code with these digits that the same requester has already used, until its ten minutes are over: the form may come
 * again because its answer was lost.
 * @throws Refusal `general_rate_limit_exceeded` after five tries in ten minutes
 */
export async function findUsedCode(
  core: Core,
  { purpose, subject = '', handle, accountId, askedBy, digits }: CodeSearch & { digits: string },
): Promise<Code | undefined> {
  const used = await core.db
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('asked_by', '=', askedBy)
    .$if(handle !== undefined, (codes) => codes.where('handle', '=', handle ?? ''))
    .$if(accountId !== undefined, (codes) => codes.where('account_id', '=', accountId ?? ''))
    .where('used_at', 'is not', null)
    // Computed from `created_at`, because using a code overwrites `expires_at`.
    .where('created_at', '>', inSeconds(-codeSeconds.ours))
    .execute();
  // Without a code to match, no guess is counted.
  if (used.length === 0) return undefined;
  await count(core, `guess:used:${purpose}:${askedBy}`, limit);
  const typed = latinDigits(digits).replace(/[\s-]/g, '');
  return used.find(({ id }) => isSame(typed, codeOf(core.key, id)));
}
