export const logInTexts = {
  pageTitle: 'Sign in',
  description:
    'Sign in to your Saharambh account with your email address and your password, or with a code that we email you.',
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
    'Your session has ended. Nothing was sent, and what you typed is not kept. Please sign in and send it again.',
  kept: 'Your session has ended. Nothing was sent. What you typed is kept for 30 minutes.',
  toDashboard: 'Go to my dashboard',
  byCode: 'Email me a code instead',
  sendingCode: 'Sending OTP...',
  codeTitle: 'Enter the code',
} as const;
