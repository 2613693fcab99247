export const owedTexts = {
  open: 'Delete my account',
  how: 'These agreements would lose their last owner with you. What stands in them stays owed after your account has gone. You can also ask somebody of the team to own the project first.',
  tick: 'I have read what stays owed.',
  act: 'Go on',
} as const;
