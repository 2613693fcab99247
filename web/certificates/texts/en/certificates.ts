import type { CertificateKind, CertificateState, WithdrawalCause } from '#rules/certificates/limits.ts';

export const certificateTexts = {
  title: 'Certificates',
  you: 'You',
  one: 'Certificate',
  description: 'Your certificates of completed work, mentorships and credit.',
  facts: 'Of completed work, mentorships and credit',
  what: 'We make a certificate when work under an agreement is done, a mentorship ends as planned, or an institution approves your claim of credit. It names no amounts. Only you decide who sees it.',
  titles: {
    completed: (project) => (project ? `Work completed for ${project}` : 'Work completed'),
    mentored: () => 'Mentorship completed',
    credit: (institution) => (institution ? `College credit by ${institution}` : 'College credit'),
  } satisfies Record<CertificateKind, (of: string) => string>,
  none: 'You have no certificate yet. The first one comes when an agreement ends in which work was accepted, when a mentorship ends as planned after two sessions, or when an institution approves your claim of credit.',
  states: {
    issued: 'It counts',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<CertificateState, string>,
  signs: { issued: '✓', declined: '○', withdrawn: '!' } satisfies Record<CertificateState, string>,
  name: (name: string) => `For ${name}`,
  withdrawn: (on: string) => `We withdrew it on ${on}.`,
  declined: (on: string) => `You declined it on ${on}.`,
  causes: {
    no_work_left: 'After a ruling no accepted work is left in the agreement.',
    approval_taken_back: 'The institution took its approval back.',
  } satisfies Record<WithdrawalCause, string>,
  reason: (reason: string) => `Reason: ${reason}`,
  print: 'Save as PDF',
  printHow:
    'With a code that anyone can scan to verify it. The signed certificate is attached to it as a file.',
  badge: 'Save as Open Badges 3.0 (JSON)',
  badgeHow: 'For programs of others that keep certificates.',
  share: 'Share it by an address',
  shareHow:
    'Open it, and copy the address from your browser. Everyone who has this address can read the certificate. All of it stands behind the #, which no browser sends to us.',
  open: 'Open the address',
  decline: 'Decline this certificate',
  declineHow: 'It ends for good. Everyone who verifies a print or a file of it reads that it has ended.',
  declineYes: 'Decline it for good',
  busy: 'Saving…',
  done: { declined: 'You have declined this certificate.' } as Record<string, string>,
};
