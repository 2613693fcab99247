import { sql } from 'kysely';
import type { EnquiryState } from '#contract/administration/limits.ts';
import type { EnquiryListBody } from '#contract/enquiries/calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { countEnquiries } from './count-enquiries.ts';
import { presentListedEnquiry } from './present.ts';

const pageSize = 20;

/**
 * The open or the answered enquiries, newest first.
 * @throws Refusal `general_cursor_not_found` when the enquiry of the cursor was deleted.
 */
export async function listEnquiries(
  core: Core,
  administrator: Member,
  { state, after }: { state: EnquiryState; after?: string | undefined },
): Promise<EnquiryListBody> {
  const rows = await core.db.transaction().execute(async (tx) => {
    const found = await find(tx, state, after);
    await noteAction(tx, administrator, { action: 'enquiries.listed', detail: state });
    return found;
  });
  const page = rows.slice(0, pageSize);
  return {
    enquiries: page.map(presentListedEnquiry),
    counts: await countEnquiries(core),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
  };
}

async function find(tx: Tx, state: EnquiryState, after: string | undefined) {
  let enquiries = tx
    .selectFrom('enquiries')
    .selectAll()
    .where('answered_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (after) {
    const at = await momentOf(tx, after);
    enquiries = enquiries.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${after})`);
  }
  return enquiries.execute();
}

/** As text, because dates of the driver are less precise than the database's. */
async function momentOf(tx: Tx, id: string): Promise<string> {
  const found = await tx
    .selectFrom('enquiries')
    .select(sql<string>`created_at::text`.as('at'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('general_cursor_not_found');
  return found.at;
}
