export const agreementLanguageRefusals = {
  agreement_language_unoffered: 'No agreement is offered in this language now. Choose another one.',
  agreement_language_unread:
    'Confirm that you can read the language of this agreement, or that it was read to you.',
};
