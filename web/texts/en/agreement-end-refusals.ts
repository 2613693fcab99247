export const agreementEndRefusals = {
  agreement_last_owner:
    'An agreement of this project would have no owner but its contributor then. Ask somebody else of the team to own the project first.',
  agreement_owed_unread:
    'An agreement would lose its last owner with you. Read what stays owed first, and say that you have.',
};
