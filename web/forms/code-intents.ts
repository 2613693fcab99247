/** The forms of the dialog for a mailed code. */
export const codeIntents = { use: 'use-code', resend: 'resend-code', aside: 'put-code-aside' } as const;
