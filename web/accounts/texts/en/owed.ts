export const owedTexts = {
  open: 'Delete my account',
  how: 'These agreements would lose their last owner with you. You still owe these steps after your account has ended. You can also ask a member of the team to own the project first.',
  tick: 'I have read what stays owed.',
  act: 'Go on',
} as const;
