/** Signing in with a passkey, and adding one. */
export const passkeyTexts = {
  use: 'Use a passkey',
  waiting: 'Waiting for your device...',
  failed: 'The passkey was not used. Try again, or choose another way.',
  title: 'Your passkeys',
  what: 'A passkey is kept by your phone, your computer or a security key. You unlock it with your finger, your face or a PIN, and sign in with nothing else.',
  elsewhere: 'It was made for another address of this site and no longer works.',
  add: 'Add a passkey',
  name: 'A name for the passkey',
  nameHint: 'For example “My laptop”.',
  notMade: 'No passkey was added. Your device may have one for this account already.',
  added: 'The passkey is added. We have emailed you about it.',
  full: 'You have ten passkeys. Remove one before you add another.',
  removeHint: 'Your other ways to sign in keep working.',
} as const;
