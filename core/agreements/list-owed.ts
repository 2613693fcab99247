import type { OwedAgreementBody } from '#contract/agreement-ends.ts';
import { sumsOf } from '#contract/agreements/sums.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findOwn } from './find-agreements.ts';
import { findLedger } from './find-in-force.ts';
import { findUnowned } from './find-unowned.ts';

/** What stays owed in the agreements that would lose their last owner with the member. */
export async function listOwed(
  { db }: Pick<Core, 'db'>,
  member: Member,
): Promise<{ agreements: OwedAgreementBody[] }> {
  const found = await findUnowned(db, member.id);
  const agreements = await Promise.all(found.map(({ id }) => owedIn(db, member, id)));
  return { agreements: agreements.flat() };
}

async function owedIn(db: Db, member: Member, id: string): Promise<OwedAgreementBody[]> {
  const row = await findOwn(db, member.id, id);
  const ledger = row && (await findLedger(db, row));
  if (!row || !ledger) return [];
  const { entries, state } = ledger;
  const { due, awaited, fallbackDue, held, unvested } = sumsOf(state);
  return [
    {
      id,
      project: { slug: row.project_slug, name: row.project_name },
      person: row.person_name,
      role: row.role,
      stage: row.stage,
      currency: state.document.terms.currency,
      due: due + awaited + fallbackDue,
      units: held + unvested,
      underWay: state.milestones.filter(({ stage }) => underWay.includes(stage)).length,
      isRead: await isRead(db, member.id, id, entries.at(-1)?.at),
    },
  ];
}

const underWay = ['started', 'submitted', 'changes_asked'];

async function isRead(db: Db, accountId: string, id: string, lastAt = ''): Promise<boolean> {
  const read = await db
    .selectFrom('agreement_owed_reads')
    .select('read_at')
    .where('account_id', '=', accountId)
    .where('agreement_id', '=', id)
    .executeTakeFirst();
  return read !== undefined && read.read_at.toISOString() >= lastAt;
}
