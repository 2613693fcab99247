export const deleteTexts = {
  open: 'Delete my account',
  hint: 'Your account stays for 30 days, in which you can change your mind. Then it is removed for good, with your profile and your files. Other devices are signed out at once.',
  password: 'Your password, to confirm',
  submit: 'Delete my account in 30 days',
  submitting: 'Working...',
  byCode: (email: string) => `You confirm with a code that we send to ${email}.`,
  sendCode: 'Send OTP',
  sendingCode: 'Sending OTP...',
  useCode: 'Confirm with a code from my mail instead',
  codeTitle: 'Enter the code to delete your account',
} as const;
