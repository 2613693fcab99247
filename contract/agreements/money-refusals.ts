/** How payments of agreements say no, with what sort of no each is. */
export const agreementMoneyRefusalKinds = {
  agreement_payment_day: 'invalid',
  agreement_payment_early: 'invalid',
  agreement_tax_reference_missing: 'invalid',
  agreement_tax_number_invalid: 'invalid',
  agreement_upi_invalid: 'invalid',
  agreement_bank_needed: 'invalid',
  agreement_payout_empty: 'invalid',
  agreement_payout_missing: 'conflict',
  agreement_payout_opened: 'conflict',
  agreement_close_too_early: 'conflict',
  agreement_statements_open: 'conflict',
  agreement_statements_many: 'conflict',
  agreement_more_time_asked: 'conflict',
  agreement_more_time_unasked: 'conflict',
} as const;
