import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';

/** The addresses proven in the browser with this proof cookie that have no account yet, newest first. */
export async function listProven(core: Core, browser: string): Promise<string[]> {
  const proofs = await selectProofs(core, browser).limit(20).execute();
  return [...new Set(proofs.map(({ email }) => email))];
}

export function selectProofs({ db }: Pick<Core, 'db'>, browser: string) {
  return db
    .selectFrom('email_proofs')
    .select(['id', 'email'])
    .where('browser', '=', hashOf(browser))
    .where('expires_at', '>', now)
    .where('account_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}
