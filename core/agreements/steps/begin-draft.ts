import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { firstDraft } from '../first-draft.ts';

type New = {
  projectId: string;
  /** The contributor. */
  personId: string;
  /** The owner who begins it. */
  accountId: string;
  askedAs: string;
  applicationId: string | null;
  isTrial: boolean;
  draft: ReturnType<typeof firstDraft>;
};

/** Begins a draft in a held project, for a member with whom it can agree. Resolves to its id. */
export async function beginDraft(
  tx: Tx,
  { projectId, personId, accountId, askedAs, applicationId, isTrial, draft }: New,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('agreements')
    .values({
      id,
      project_id: projectId,
      contributor_id: personId,
      asked_as: askedAs,
      application_id: applicationId,
      is_trial: isTrial,
    })
    .execute();
  await tx
    .insertInto('agreement_drafts')
    .values({
      agreement_id: id,
      party: 'project',
      based_on: 0,
      said: JSON.stringify(draft.said),
      suggested: JSON.stringify(draft.suggested),
    })
    .execute();
  const subject = { agreementId: id, projectId, party: 'project' as const };
  await record(tx, { name: 'agreements.drafted', accountId, subject });
  return id;
}
