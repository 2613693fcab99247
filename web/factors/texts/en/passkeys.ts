/** Signing in with a passkey, and adding one. */
export const passkeyTexts = {
  use: 'Use a passkey',
  waiting: 'Waiting for your device...',
  failed: 'The passkey did not work. Try again, or sign in another way.',
  title: 'Your passkeys',
  what: 'Your phone, your computer or a security key keeps the passkey. You open it with your finger, your face or a PIN. You need nothing else to sign in.',
  elsewhere: 'It was made for another address of this site and no longer works. Please remove it.',
  add: 'Add a passkey',
  name: 'A name for the passkey',
  nameHint: 'For example “My laptop”.',
  notMade:
    'No passkey was added. Your device may have one for this account already. Try again, or use another device.',
  added: 'The passkey is added. We have emailed you about it.',
  full: 'You have ten passkeys. Remove one before you add another.',
  removeHint: 'Your other ways to sign in keep working.',
} as const;
