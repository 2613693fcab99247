import type { getAccount } from '#contract/accounts/calls.ts';
import type { AnswerOf } from '#contract/ground/call.ts';
import { getDocuments, type ProfileAttribute } from '#contract/profiles/calls.ts';
import { databaseId, profilesId } from '#contract/profiles/ids.ts';
import type { Visit } from '#web/forms/visit.ts';

export type Account = AnswerOf<typeof getAccount>;
export type Profile = Pick<
  AnswerOf<typeof getDocuments>['documents'][number],
  '$id' | '$updatedAt' | ProfileAttribute
>;

export const profiles = { databaseId, collectionId: profilesId };

/** The profile of the account that is signed in; null for one that has none yet. */
export async function ownProfile({ ask }: Visit, accountId: string): Promise<Profile | null> {
  const query = JSON.stringify({ method: 'equal', attribute: 'id', values: [accountId] });
  const { documents } = await ask(getDocuments, { ...profiles, queries: [query], total: false });
  return documents[0] ?? null;
}
