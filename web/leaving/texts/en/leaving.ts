export const deleteTexts = {
  open: 'Delete my account',
  hint: 'We keep your account for 30 days. In this time you can change your mind. Then we remove it for good, with your profile and your files. We sign out your other devices at once.',
  password: 'Your password, to confirm',
  submit: 'Delete my account in 30 days',
  submitting: 'Working...',
  byCode: (email: string) => `You confirm with a code that we send to ${email}.`,
  sendCode: 'Send OTP',
  sendingCode: 'Sending OTP...',
  useCode: 'Confirm with a code from my email instead',
  codeTitle: 'Enter the code to delete your account',
} as const;
