import type { Db } from '#db/connect.ts';

/** A picture of a member under 18, or for them, by the request that it belongs to. */
export type FoundPicture = { id: string; request_id: string; side: 'mentee' | 'mentor' };

/** The pictures of these requests in their order: those that wait, and those of the review from the sending on. */
export async function findPictures(db: Db, requestIds: readonly string[]): Promise<FoundPicture[]> {
  if (requestIds.length === 0) return [];
  const waiting = await db
    .selectFrom('young_request_files')
    .select(['id', 'request_id'])
    .where('request_id', 'in', requestIds)
    .orderBy('sequence')
    .execute();
  const sent = await db
    .selectFrom('written_review_files as file')
    .innerJoin('young_requests as one', 'one.review_id', 'file.review_id')
    .select(['file.id', 'one.id as request_id', 'file.side'])
    .where('one.id', 'in', requestIds)
    .orderBy('file.sequence')
    .execute();
  return [...waiting.map((one) => ({ ...one, side: 'mentee' as const })), ...sent];
}

/** The pictures of one request, of both sides. */
export function presentPictures(found: readonly FoundPicture[], requestId: string) {
  const of = (side: FoundPicture['side']) =>
    found.flatMap((one) => (one.request_id === requestId && one.side === side ? [{ id: one.id }] : []));
  return { pictures: of('mentee'), answerPicture: of('mentor')[0] ?? null };
}
