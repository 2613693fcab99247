export const logInTexts = {
  pageTitle: 'Sign in',
  description:
    'Sign in to your Saharambh account with your email address and your password, or with a code that we mail you.',
  intro: 'Good to see you again.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  noAccount: 'New here?',
  signUp: 'Create an account',
  forgot: 'Forgot your password?',
  signedIn: (name: string) => `You are signed in as ${name}. Signing in again replaces that.`,
  unsaved:
    'You had been signed out by then, so nothing of what you sent was saved. Please sign in and send it again.',
  toDashboard: 'Go to my dashboard',
  byCode: 'Email me a code instead',
  sendingCode: 'Sending OTP...',
  codeTitle: 'Enter the code',
} as const;
