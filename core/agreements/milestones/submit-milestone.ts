import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { workLimits } from '#contract/agreements/work-limits.ts';
import { copyFile } from '../../applications/copy-file.ts';
import { removeBytes } from '../../files/unclaimed-bytes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import type { NewFile } from '../steps/keep-evidence.ts';
import { showMilestone } from './show-milestone.ts';

type Submission = {
  agreementId: string;
  milestone: number;
  basedOn: number;
  /** Hours actually worked. */
  hours: number;
  text: string;
  links: readonly string[];
  /** Earlier work and open parts in it that do not pass to the project. */
  notPassing: string;
  /** The value asked for at an early end; null while the whole one is. */
  proposed: number | null;
  /** Some of the member's own files; copies of them are handed in. */
  files: readonly { bucketId: string; fileId: string }[];
  /** New ones, in the store already. */
  brought?: readonly NewFile[];
};

/**
 * Hands in a milestone, as its contributor; a late one too, until it is dropped. From then on the project owes the review.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `submission_empty`, `submission_files_many`;
 * `storage_file_not_found`; `not_your_side`, `milestone_unknown`, `not_from_this_stage`, `milestone_disputed`; at an early
 * end `award_too_large`, and `entry_wrong_figures` where a value is proposed before it or none after it
 */
export async function submitMilestone(
  core: Core,
  member: Member,
  submission: Submission,
): Promise<MilestoneBody> {
  const { agreementId, milestone, brought = [] } = submission;
  const { text, links, files } = submission;
  if (text === '' && links.length === 0 && files.length + brought.length === 0)
    throw new Refusal('submission_empty', { param: 'text' });
  if (files.length + brought.length > workLimits.files)
    throw new Refusal('submission_files_many', { param: 'file' });
  const copied: NewFile[] = [];
  let isKept = false;
  try {
    for (const file of files) copied.push(await copyFile(core, member, file));
    isKept = await handIn(core, member, submission, [...copied, ...brought]);
    return await showMilestone(core, member, { agreementId, milestone });
  } catch (error) {
    // After anything but a refusal it is not certain what was committed: the sweep finds that out.
    if (!(error instanceof Refusal)) isKept = true;
    throw error;
  } finally {
    if (!isKept)
      await removeBytes(
        core,
        copied.map((file) => file.storage_key),
      );
  }
}

/** Resolves to whether the files belong to the entry now; of a repeated submission those of the first one do. */
async function handIn(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn, hours, proposed, text, links, notPassing }: Submission,
  files: readonly NewFile[],
): Promise<boolean> {
  return core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const { isRepeated } = await carryOut(
      tx,
      held,
      { kind: 'submit', milestone, hours, proposed },
      { side: held.side, accountId: member.id, basedOn },
      { said: { text, links, notPassing }, files },
    );
    return !isRepeated;
  });
}
