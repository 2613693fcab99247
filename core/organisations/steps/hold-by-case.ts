import { type RawBuilder, sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { settleOrganisation } from './settle-organisation.ts';

/** Sets until when a case lets nothing new begin in an organisation, and whether it is paused then. */
export async function pauseByCase(
  tx: Tx,
  organisationId: string,
  until: Date | RawBuilder<Date>,
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ case_paused_until: until })
    .where('id', '=', organisationId)
    .execute();
  await settleOrganisation(tx, organisationId);
}

/** Hides an organisation from everyone but its staff, or shows it again. Its staff still owe their answers. */
export async function hideByCase(tx: Tx, organisationId: string, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ held_back_at: isHidden ? now : sql<Date>`null` })
    .where('id', '=', organisationId)
    .execute();
  await record(tx, { name: 'organisations.hidden', accountId: null, subject: { organisationId } });
}

/** The same for its picture alone. */
export async function hidePictureByCase(tx: Tx, pictureId: string, isHidden: boolean): Promise<void> {
  const row = await tx
    .updateTable('organisation_pictures')
    .set({ held_back_at: isHidden ? now : sql<Date>`null` })
    .where('id', '=', pictureId)
    .returning('organisation_id')
    .executeTakeFirst();
  if (!row) return;
  const subject = { organisationId: row.organisation_id };
  await record(tx, { name: 'organisations.pictured', accountId: null, subject });
}
