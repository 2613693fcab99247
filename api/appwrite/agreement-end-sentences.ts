/** What the API says of ends of agreements, and of owners who would leave them. */
export const agreementEndSentences = {
  agreement_last_owner: 'An agreement of the project would have no owner but its contributor.',
  agreement_owed_unread: 'An agreement would lose its last owner, who has not read what stays owed.',
};
