/** How ends of agreements, and owners who would leave them, are refused, with what sort of no each is. */
export const agreementEndRefusalKinds = {
  agreement_last_owner: 'conflict',
  agreement_owed_unread: 'conflict',
  agreement_ruled_by_party: 'forbidden',
  cause_untold: 'invalid',
  cause_nobody: 'conflict',
  conversion_day: 'invalid',
  conversion_early: 'invalid',
} as const;
