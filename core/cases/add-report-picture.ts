import type { Readable } from 'node:stream';
import type { ReportBody } from '#contract/cases/report-calls.ts';
import { reportLimits } from '#contract/cases/report-limits.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { storePicture } from '../verifications/read-document.ts';
import { presentReport } from './present-report.ts';
import { requireOwnReport } from './require-own-report.ts';
import { addPictures } from './steps/add-pictures.ts';

/**
 * Re-encodes a picture and adds it to a report. Reads `bytes` to their end even after an error.
 * @throws Refusal `report_not_found`, `report_closed`, `report_pictures_too_many`; `evidence_…` if the bytes are not a
 * picture
 */
export async function addReportPicture(
  core: Core,
  actor: Actor,
  { reportId, secret, bytes }: { reportId: string; secret: string; bytes: Readable },
): Promise<ReportBody> {
  const { caseId } = await requireOwnReport(core, actor, { reportId, secret });
  const stored = await storePicture(core, bytes);
  try {
    await core.db.transaction().execute(async (tx) => {
      await requireOpen(tx, caseId);
      await requireRoom(tx, reportId);
      await addPictures(tx, { caseId, reportId }, [stored]);
    });
  } catch (error) {
    // After any error but a refusal it is uncertain whether the transaction committed: the sweep cleans up.
    if (error instanceof Refusal) await removeBytes(core, [stored.storage_key]);
    throw error;
  }
  return { ...(await presentReport(core.db, actor, reportId)), secret };
}

/** Locks the case, so that its decision waits and a decided case gets no picture. */
async function requireOpen(tx: Tx, caseId: string): Promise<void> {
  const { state } = await tx
    .selectFrom('cases')
    .select('state')
    .where('id', '=', caseId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (state !== 'open') throw new Refusal('report_closed');
}

/** Locks the report, so that of ten simultaneous pictures three are accepted. */
async function requireRoom(tx: Tx, reportId: string): Promise<void> {
  await tx.selectFrom('case_reports').select('id').where('id', '=', reportId).forUpdate().execute();
  const there = await tx.selectFrom('case_pictures').select('id').where('report_id', '=', reportId).execute();
  if (there.length >= reportLimits.pictures) throw new Refusal('report_pictures_too_many');
}
