import type { AgreementStage } from '#contract/agreements/limits.ts';
import { sharesOffered } from '#rules/agreements/choice.ts';
import { accountOf } from '#rules/agreements/money-of.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import type { EquityTerms } from '#rules/agreements/terms.ts';
import type { Currency } from '#rules/amounts/money.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { PdfSheet } from '../ground/pdf.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSeat } from '../projects/find-seat.ts';
import { ownAgreements } from './find-agreements.ts';
import { findPool, type Pool } from './find-pool.ts';
import { recordsOf } from './find-records.ts';
import { findSignatures } from './find-text.ts';
import { isInForce } from './policy.ts';
import { sheetOf } from './sheet-of.ts';

/** One milestone of an agreement for a lawyer: the promise and its outcome. */
export type PackLine = {
  milestone: Milestone;
  due: number;
  confirmed: number;
  fallbackDue: number;
  /** The shares that can be chosen when it is begun, in per cent. */
  offered: readonly number[];
};

export type PackedAgreement = {
  id: string;
  person: string;
  role: string;
  stage: AgreementStage;
  isSettled: boolean;
  currency: Currency;
  signedOn: string;
  last: { sequence: number; hash: string };
  /** Null once a signed text is kept no more. */
  lines: PackLine[] | null;
  texts: { number: number; hash: string; sheet: PdfSheet }[];
};

export type ClosingPack = { slug: string; project: string; pool: Pool | null; agreements: PackedAgreement[] };

/**
 * Everything that a project has promised in agreements that both have signed, by person, for its owners.
 * @throws Refusal `project_unknown`
 */
export async function readClosingPack({ db }: Core, member: Member, slug: string): Promise<ClosingPack> {
  const seat = await findSeat(db, member.id, slug);
  if (!seat?.is_owner) throw new Refusal('project_unknown');
  const rows = await ownAgreements(db, member)
    .where('agreements.project_id', '=', seat.id)
    .where('agreements.active_at', 'is not', null)
    .orderBy('agreements.sequence')
    .execute();
  const agreements: PackedAgreement[] = [];
  for (const row of rows.filter(isInForce)) {
    const { ledger, standing, zone, last } = await recordsOf(db, row);
    const texts: PackedAgreement['texts'] = [];
    for (const [hash, document] of ledger?.documents ?? []) {
      const signatures = await findSignatures(db, row.id, document.version);
      texts.push({ number: document.version, hash, sheet: sheetOf(document, hash, signatures) });
    }
    agreements.push({
      id: row.id,
      person: standing?.parties.contributor.name ?? row.person_name,
      role: row.role,
      stage: row.stage,
      isSettled: row.is_settled,
      currency: standing?.terms.currency ?? 'INR',
      signedOn: row.active_at ? wallClock(row.active_at, zone).day : '',
      last,
      lines: ledger?.state.milestones.map((one) => lineOf(one, standing?.terms.equity ?? null)) ?? null,
      texts,
    });
  }
  agreements.sort((a, b) => a.person.localeCompare(b.person));
  return { slug: seat.slug, project: seat.name, pool: await findPool(db, seat.id), agreements };
}

function lineOf(milestone: Milestone, equity: EquityTerms | null): PackLine {
  const { due, confirmed, paidBack } = accountOf(milestone, 'pay');
  return {
    milestone,
    due,
    confirmed: confirmed - paidBack,
    fallbackDue: accountOf(milestone, 'fallback').due,
    offered: sharesOffered(milestone.terms, equity?.unitPrice ?? null),
  };
}
