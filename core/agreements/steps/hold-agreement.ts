import type { AgreementParty } from '#contract/agreements/limits.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { isOpenProject, maySee } from '../policy.ts';
import { type AgreementRow, agreementColumns } from '../row.ts';

/** `isOpen`: something new may begin in its project. */
export type HeldRow = AgreementRow & { isOpen: boolean };
export type Held = HeldRow & { side: AgreementParty };

/**
 * An agreement in which the member is a side, held with its project until the transaction ends. Each member takes one side:
 * a contributor who also owns the project acts as the contributor alone.
 * @throws Refusal `agreement_unknown`; refusals because of age
 */
export async function holdAgreement(tx: Tx, member: Member, id: string): Promise<Held> {
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const held = await holdRow(tx, id);
  if (!held) throw new Refusal('agreement_unknown');
  const side = await sideOf(tx, member.id, held);
  if (!side || !maySee({ ...held, side })) throw new Refusal('agreement_unknown');
  return { ...held, side };
}

/** The same for what follows by itself, without anybody's side. */
export async function holdRow(tx: Tx, id: string): Promise<HeldRow | undefined> {
  const [[project], [row]] = await together(tx, [() => holdProject(tx, id), () => holdOwn(tx, id)]);
  return project && row && { ...row, isOpen: isOpenProject(project.state, row.is_trial) };
}

const holdProject = prepared((tx, id: string) =>
  tx
    .selectFrom('projects')
    .select('state')
    .where('id', '=', (of) =>
      of.selectFrom('agreements').select('project_id').where('agreements.id', '=', id),
    )
    .forUpdate(),
);

const holdOwn = prepared((tx, id: string) =>
  tx.selectFrom('agreements').select(agreementColumns).where('id', '=', id).forUpdate(),
);

/** No member is on both sides: a contributor who owns the project is the contributor. */
export async function sideOf(
  tx: Tx,
  accountId: string,
  one: Pick<AgreementRow, 'contributor_id' | 'project_id'>,
): Promise<AgreementParty | null> {
  if (one.contributor_id === accountId) return 'contributor';
  const seat = await tx
    .selectFrom('project_members')
    .select('is_owner')
    .where('project_id', '=', one.project_id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return seat?.is_owner ? 'project' : null;
}
