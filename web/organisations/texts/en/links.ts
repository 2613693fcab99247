/** The words of links to this module on pages of others. */
export const organisationLinkTexts = {
  you: 'My organisations',
  youFacts: 'The college, company or partner for which you act',
  desk: 'Organisations',
  staff: 'Staff',
  today: {
    open: 'Open the page of your organisation',
    openFacts: 'Your mark is in force. Next comes a letter of authority.',
    finish: (name: string) => `Go on with ${name}`,
    finishFacts: 'It is not with us yet.',
    prove: (name: string) => `Prove your address at ${name}`,
    proveFacts: 'Without it your roles there do not work.',
  },
} as const;
