/** The API's sentences about ends of agreements, and about owners who would leave them. */
export const agreementEndSentences = {
  agreement_last_owner: 'An agreement of the project would have no owner but its contributor.',
  agreement_owed_unread: 'An agreement would lose its last owner, who has not read what stays owed.',
  agreement_ruled_by_party: 'The administrator is a side of the agreement or belongs to its project.',
  cause_untold: 'A cause is stated with words.',
  cause_nobody: 'Nobody is there who could rule on a contested cause.',
  conversion_day: 'The day of a conversion has not come yet.',
  conversion_early: 'The day of a conversion is before the agreement came into force.',
};
