import type { AgreementStage } from '#contract/agreements/limits.ts';
import { type Sums, sumsOf } from '#rules/agreements/sums.ts';
import type { Currency } from '#rules/amounts/money.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { ownAgreements } from './find-agreements.ts';
import { recordsOf } from './find-records.ts';
import { isInForce } from './policy.ts';

/** A contributor's agreements, with the state of each. */
export type OwnStatement = {
  agreements: {
    id: string;
    project: string;
    slug: string;
    role: string;
    stage: AgreementStage;
    isSettled: boolean;
    currency: Currency;
    /** Null once the signed text is kept no more. */
    sums: Sums | null;
    last: { sequence: number; hash: string };
  }[];
  /** Money of one currency, units of one project: neither is ever added across. */
  money: ({ currency: Currency } & Record<(typeof moneyFields)[number], bigint>)[];
  units: ({ slug: string; project: string } & Record<(typeof unitFields)[number], bigint>)[];
};

export const moneyFields = [
  'awarded',
  'pay',
  'confirmed',
  'due',
  'awaited',
  'toPayBack',
  'closedOpen',
  'fallbackDue',
] as const;
export const unitFields = ['units', 'vested', 'unvested', 'held'] as const;

/** A contributor's statement over everything that was ever in force. */
export async function readOwnStatement({ db }: Core, member: Member): Promise<OwnStatement> {
  const rows = await ownAgreements(db, member)
    .where('agreements.contributor_id', '=', member.id)
    .where('agreements.active_at', 'is not', null)
    .orderBy('agreements.sequence')
    .execute();
  const agreements: OwnStatement['agreements'] = [];
  // One after another: each may be a long ledger.
  for (const row of rows.filter(isInForce)) {
    const { ledger, standing, last } = await recordsOf(db, row);
    agreements.push({
      id: row.id,
      project: row.project_name,
      slug: row.project_slug,
      role: row.role,
      stage: row.stage,
      isSettled: row.is_settled,
      currency: standing?.terms.currency ?? 'INR',
      sums: ledger && sumsOf(ledger.state),
      last,
    });
  }
  return { agreements, money: perCurrency(agreements), units: perProject(agreements) };
}

type Rows = OwnStatement['agreements'];

function perCurrency(agreements: Rows): OwnStatement['money'] {
  const groups = Map.groupBy(agreements, ({ currency }) => currency);
  return [...groups].map(([currency, of]) => ({ currency, ...added(of, moneyFields) }));
}

function perProject(agreements: Rows): OwnStatement['units'] {
  const groups = Map.groupBy(
    agreements.filter(({ sums }) => sums !== null && sums.units + sums.vested > 0),
    ({ slug }) => slug,
  );
  return [...groups].map(([slug, of]) => ({
    slug,
    project: of[0]?.project ?? '',
    ...added(of, unitFields),
  }));
}

/** Exact also beyond 2⁵³. */
function added<Field extends keyof Sums>(rows: Rows, fields: readonly Field[]): Record<Field, bigint> {
  const total = (field: Field) => rows.reduce((sum, { sums }) => sum + BigInt(sums?.[field] ?? 0), 0n);
  return Object.fromEntries(fields.map((field) => [field, total(field)])) as Record<Field, bigint>;
}
