import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { removeFiles } from './steps/remove-files.ts';

export const fileReactions = [
  reaction({
    name: 'files:remove-of-child',
    to: ['standings.childFound'],
    run: (tx, event) => removeOfChild(tx, accountOf(event)),
  }),
];

/** The product keeps no files of a child who needs a guardian's consent. The sweep removes their bytes. */
async function removeOfChild(tx: Tx, ownerId: string): Promise<void> {
  if ((await holdStanding(tx, ownerId))?.age !== 'waiting') return;
  const files = await tx
    .selectFrom('files')
    .select(['bucket', 'id'])
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .execute();
  await removeFiles(tx, files);
  for (const { bucket: bucketId, id: fileId } of files)
    await record(tx, { name: 'files.deleted', accountId: ownerId, subject: { bucketId, fileId } });
}
