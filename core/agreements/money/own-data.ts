import type { OwnData } from '../../ground/table-rule.ts';
import { goesWithText } from '../text-ages.ts';
import { openPayoutSeal, openTaxNumberSeal } from './sealed-payout.ts';

export const moneyData: OwnData = {
  agreement_payouts: {
    removedBy: 'agreements:forget-texts',
    limit: goesWithText,
    exported: async ({ db, key }, { id }) => {
      const rows = await db
        .selectFrom('agreement_payouts')
        .select(['agreement_id', 'milestone', 'sealed', 'saved_at'])
        .where('account_id', '=', id)
        .orderBy('saved_at')
        .execute();
      return rows.map(({ sealed, ...row }) => {
        const milestoneKey = { agreementId: row.agreement_id, number: row.milestone };
        return { ...row, ...openPayoutSeal(key, milestoneKey, sealed) };
      });
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  agreement_payout_openings: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_payout_openings')
        .select(['agreement_id', 'milestone', 'opened_at'])
        .where('account_id', '=', id)
        .orderBy('opened_at')
        .execute(),
    erased: (tx, { id }) =>
      tx
        .updateTable('agreement_payout_openings')
        .set({ account_id: null })
        .where('account_id', '=', id)
        .execute(),
  },
  agreement_tax_numbers: {
    removedBy: 'agreements:forget-texts',
    limit: goesWithText,
    exported: async ({ db, key }, { id }) => {
      const rows = await db
        .selectFrom('agreement_tax_numbers')
        .select(['agreement_id', 'party', 'sealed', 'saved_at'])
        .where('account_id', '=', id)
        .orderBy('saved_at')
        .execute();
      return rows.map(({ sealed, ...row }) => {
        const side = { agreementId: row.agreement_id, party: row.party };
        return { ...row, number: openTaxNumberSeal(key, side, sealed) };
      });
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  agreement_late_payments: 'names no one',
  agreement_more_time: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_more_time')
        .select(['agreement_id', 'milestone', 'days', 'reason', 'asked_at', 'answered_at', 'is_agreed'])
        .where('account_id', '=', id)
        .orderBy('asked_at')
        .execute(),
    erased: (tx, { id }) =>
      tx
        .updateTable('agreement_more_time')
        .set({ account_id: null, reason: '' })
        .where('account_id', '=', id)
        .execute(),
    givenTo: 'nominee and guardian',
  },
};
