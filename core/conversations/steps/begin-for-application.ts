import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

type Application = { id: string; account_id: string; project_id: string; isAnswered: boolean };

/** The conversation of a held, open application, created if missing: with its applicant and the owners who may read it. */
export async function beginForApplication(
  tx: Tx,
  { id, account_id: applicantId, project_id: projectId, isAnswered }: Application,
): Promise<string> {
  const made = await tx
    .insertInto('conversations')
    .values({
      id: newId(),
      kind: 'application',
      subject_id: id,
      applicant_id: applicantId,
      project_id: projectId,
      requested_by: isAnswered ? null : applicantId,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return findOf(tx, id);
  await tx
    .insertInto('conversation_members')
    .values({ conversation_id: made.id, account_id: applicantId })
    .execute();
  await sql`select seat_owners(array[${made.id}])`.execute(tx);
  return made.id;
}

async function findOf(tx: Tx, applicationId: string): Promise<string> {
  const found = await tx
    .selectFrom('conversations')
    .select('id')
    .where('kind', '=', 'application')
    .where('subject_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return found.id;
}
