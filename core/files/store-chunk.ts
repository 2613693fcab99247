import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { beginsLike, type Inspection, isContentOf, mimeTypeOf } from './content.ts';
import type { Uploaded } from './finish-upload.ts';
import type { HeldBytes } from './hold-upload.ts';
import { inspectParts } from './inspect-parts.ts';
import { type Chunk, mismatch, type UploadPlan } from './plan-upload.ts';
import type { Uploader } from './policy.ts';
import { type FileRow, fileColumns } from './present.ts';
import { type Part, partsOf } from './read-parts.ts';
import { requireOwnUpload } from './require-own-upload.ts';
import { addWholeFile } from './steps/add-whole-file.ts';
import { holdUploader } from './steps/hold-uploader.ts';
import { enforceQuota, lockUploads } from './steps/quota.ts';
import { removeFiles } from './steps/remove-files.ts';
import { claimBytes, giveUpBytes } from './steps/unclaimed.ts';
import { removeBytes } from './unclaimed-bytes.ts';

/** The content of one request. `mustBeNew` where it cannot add to an existing upload: it brings a whole file. */
type Delivery = UploadPlan & { chunk: Chunk; mustBeNew: boolean };
/** The inspection of all parts together. It is valid only as long as the parts are the same. */
type Verdict = { parts: Part[]; inspection: Inspection };
type Outcome =
  | { step: 'counted' | 'completed' | 'repeated'; file: FileRow; free: string[] }
  | { step: 'refused'; free: string[] }
  | { step: 'all here'; parts: Part[] };

/**
 * Adds one piece to an upload. Pieces may come in any order, simultaneously and repeatedly; the response to the piece that
 * completes the file says so.
 * @throws Refusal `user_unauthorized` for another member's upload, `storage_file_already_exists`,
 * `storage_invalid_content_range` when the bytes do not match the header, `storage_file_type_unsupported` once the content
 * does not match the extension, `storage_quota_exceeded`.
 */
export async function storeChunk(
  core: Core,
  actor: Uploader,
  delivery: Delivery,
  held: HeldBytes,
): Promise<Uploaded> {
  const { chunk, extension, mustBeNew } = delivery;
  if (!mustBeNew) await requireOwnUpload(core, delivery, actor);
  if (held.size === 0) throw new Refusal('storage_file_empty');
  if (held.size !== chunk.size) throw new Refusal('storage_invalid_content_range');
  const mine: Part = { number: chunk.number, size: held.size, storage_key: held.key, checksum: held.sha256 };
  const isAll = chunk.chunksTotal === 1;
  const fits = isAll ? isContentOf(extension, held) : chunk.number > 1 || beginsLike(extension, held.head);
  if (!fits) throw mismatch();
  if (mustBeNew) {
    const added = await core.db.transaction().execute((tx) => addWholeFile(tx, actor, delivery, held));
    await removeBytes(core, added.free);
    return { file: added.file, isRepeat: false };
  }

  let verdict: Verdict | null = isAll ? { parts: [mine], inspection: held } : null;
  for (;;) {
    const known: Verdict | null = verdict;
    const outcome: Outcome = await core.db
      .transaction()
      .execute((tx) => addChunk(tx, actor, delivery, mine, known));
    if (outcome.step === 'all here') {
      verdict = await inspectUnlocked(core, delivery, outcome.parts, held.key);
      continue;
    }
    await removeBytes(core, outcome.free);
    if (outcome.step === 'refused') throw mismatch();
    if (outcome.step === 'repeated') await removeBytes(core, [held.key]);
    return { file: outcome.file, isRepeat: outcome.step === 'repeated' };
  }
}

/**
 * Reading all parts takes a while, so it happens between two transactions. Null when a repeated chunk replaced one of them
 * meanwhile, and its bytes are deleted.
 */
async function inspectUnlocked(
  core: Core,
  plan: UploadPlan,
  parts: Part[],
  heldKey: string,
): Promise<Verdict | null> {
  try {
    return { parts, inspection: await inspectParts(core, parts) };
  } catch (error) {
    const stored = await partsOf(core.db, { bucket: plan.bucket.id, id: plan.id });
    const keys = new Set([heldKey, ...stored.map((part) => part.storage_key)]);
    if (parts.every((part) => keys.has(part.storage_key))) throw error;
    return null;
  }
}

async function addChunk(
  tx: Tx,
  actor: Uploader,
  delivery: Delivery,
  mine: Part,
  verdict: Verdict | null,
): Promise<Outcome> {
  await holdUploader(tx, actor);
  const { begun, free } = await beginUpload(tx, actor, delivery);
  const file = begun ?? (await lockFile(tx, delivery));
  if (file.owner_id !== actor.id) throw new Refusal('user_unauthorized');
  if (file.completed_at) return { step: 'repeated', file, free: [] };
  if (Number(file.size) !== delivery.chunk.fileSize) throw new Refusal('storage_invalid_content_range');

  const stored = begun ? [] : await partsOf(tx, file);
  const replaced = stored.filter((part) => part.number === mine.number);
  const parts = [...stored.filter((part) => part.number !== mine.number), mine].sort(
    (a, b) => a.number - b.number,
  );
  const isWhole = parts.length === file.chunks_total;
  if (isWhole && !(verdict && isSameParts(verdict.parts, parts))) return { step: 'all here', parts };
  if (isWhole && verdict && !isContentOf(delivery.extension, verdict.inspection)) {
    return { step: 'refused', free: [...free, ...(await removeFiles(tx, [file]))] };
  }

  const replacedKeys = replaced.map((part) => part.storage_key);
  await tx
    .insertInto('file_chunks')
    .values({ bucket: file.bucket, file_id: file.id, ...mine })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'file_id', 'number'])
        .doUpdateSet({ size: mine.size, storage_key: mine.storage_key, checksum: mine.checksum }),
    )
    .execute();
  await claimBytes(tx, mine.storage_key);
  await giveUpBytes(tx, replacedKeys);
  const updated = await tx
    .updateTable('files')
    .set({ chunks_uploaded: parts.length, updated_at: sql<Date>`now()` })
    .$if(isWhole, (update) =>
      update.set({
        signature: verdict?.inspection.md5 ?? '',
        mime_type: mimeTypeOf(delivery.extension),
        completed_at: sql<Date>`now()`,
      }),
    )
    .where('bucket', '=', file.bucket)
    .where('id', '=', file.id)
    .returning(fileColumns)
    .executeTakeFirstOrThrow();
  if (isWhole) {
    await record(tx, {
      name: 'files.created',
      accountId: actor.id,
      subject: { bucketId: file.bucket, fileId: file.id },
    });
  }
  return { step: isWhole ? 'completed' : 'counted', file: updated, free: [...free, ...replacedKeys] };
}

/**
 * The first piece to arrive begins the upload. Resolves to the row that it has begun, which no one else can hold before the
 * commit, and to the keys of bytes that it replaces.
 */
async function beginUpload(
  tx: Tx,
  actor: Uploader,
  delivery: Delivery,
): Promise<{ begun?: FileRow; free: string[] }> {
  const { chunk } = delivery;
  await lockUploads(tx, actor);
  // A late piece of an upload that an applicant has replaced must not replace the newer one.
  if (actor.kind === 'applicant' && chunk.number > 1 && (await hasUnfinished(tx, actor))) return { free: [] };
  const begun = await tx
    .insertInto('files')
    .values({
      id: delivery.id,
      bucket: delivery.bucket.id,
      owner_id: actor.id,
      folder: delivery.folder,
      name: delivery.name,
      size: chunk.fileSize,
      chunks_total: chunk.chunksTotal,
      permissions: delivery.permissions,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(fileColumns)
    .executeTakeFirst();
  return { begun, free: begun ? await enforceQuota(tx, actor) : [] };
}

async function hasUnfinished(tx: Tx, actor: Uploader): Promise<boolean> {
  const found = await tx
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', actor.id)
    .where('completed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function lockFile(tx: Tx, plan: UploadPlan): Promise<FileRow> {
  const file = await tx
    .selectFrom('files')
    .select(fileColumns)
    .where('bucket', '=', plan.bucket.id)
    .where('id', '=', plan.id)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw new Refusal('storage_invalid_appwrite_id');
  return file;
}

function isSameParts(some: Part[], others: Part[]): boolean {
  return some.every((part, at) => part.storage_key === others[at]?.storage_key);
}
