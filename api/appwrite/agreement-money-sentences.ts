/** The API's sentences about refused payments of agreements. */
export const agreementMoneySentences = {
  agreement_payment_day: 'The day is still to come.',
  agreement_payment_early: 'The day is before the agreement came into force.',
  agreement_tax_reference_missing: 'Withheld tax needs a reference.',
  agreement_tax_number_invalid: 'The number is neither a PAN nor a GSTIN.',
  agreement_upi_invalid: 'The text is no UPI ID.',
  agreement_bank_needed: 'UPI does not reach: bank details are needed.',
  agreement_payout_empty: 'Either a UPI ID or bank details are needed.',
  agreement_payout_missing: 'There are no payment details that can be opened.',
  agreement_payout_opened: 'Another owner has the payment details open.',
  agreement_close_too_early: 'It is not overdue for so long that it could be closed.',
  agreement_statements_open: 'Too many of these wait to be confirmed.',
  agreement_statements_many: 'Too many of these were stated within a day.',
  agreement_more_time_asked: 'More time was asked for already.',
  agreement_more_time_unasked: 'No more time was asked for.',
};
