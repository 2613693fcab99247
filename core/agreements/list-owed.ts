import { sql } from 'kysely';
import type { OwedAgreementBody } from '#contract/agreements/end-calls.ts';
import type { Sums } from '#rules/agreements/sums.ts';
import type { Currency } from '#rules/amounts/money.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { ownAgreements } from './find-agreements.ts';
import { findUnowned } from './find-unowned.ts';

const underWay = ['started', 'submitted', 'changes_asked'];

/** The sums owed in agreements that would lose their last owner with the member, read from the stored sums. */
export async function listOwed(
  { db }: Pick<Core, 'db'>,
  member: Member,
): Promise<{ agreements: OwedAgreementBody[] }> {
  const ids = (await findUnowned(db, member.id)).map(({ id }) => id);
  if (ids.length === 0) return { agreements: [] };
  const rows = await ownAgreements(db, member)
    .innerJoin('agreement_versions as text', (join) =>
      join
        .onRef('text.agreement_id', '=', 'agreements.id')
        .onRef('text.number', '=', 'agreements.version')
        .on('text.document', 'is not', null),
    )
    .leftJoin('agreement_owed_reads as read', (join) =>
      join.onRef('read.agreement_id', '=', 'agreements.id').on('read.account_id', '=', member.id),
    )
    .select(sql<Currency>`text.document::jsonb -> 'terms' ->> 'currency'`.as('currency'))
    .select(
      sql<number>`(
        select count(*)::int from agreement_milestones as one
        where one.agreement_id = agreements.id and one.stage = any(${underWay}::text[])
      )`.as('under_way'),
    )
    .select(
      sql<boolean>`coalesce(read.read_at >= coalesce(agreements.last_entry_at, read.read_at), false)`.as(
        'is_read',
      ),
    )
    .where('agreements.id', 'in', ids)
    .orderBy('agreements.project_id')
    .orderBy('agreements.sequence')
    .execute();
  return {
    agreements: rows.map((row) => {
      // Nothing is kept before the first entry.
      const sums = (row.sums ?? {}) as Partial<Sums>;
      const { due = 0, awaited = 0, fallbackDue = 0, held = 0, unvested = 0 } = sums;
      return {
        id: row.id,
        project: { slug: row.project_slug, name: row.project_name },
        person: row.person_name,
        role: row.role,
        stage: row.stage,
        currency: row.currency,
        due: due + awaited + fallbackDue,
        units: held + unvested,
        underWay: row.under_way,
        isRead: row.is_read,
      };
    }),
  };
}
