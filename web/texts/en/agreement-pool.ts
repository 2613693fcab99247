export const agreementPoolTexts = {
  use: 'What is promised of it',
  pictureHow: 'Full colour: vested. Half: promised and not vested. Empty: free.',
  pool: 'The pool',
  committed: 'Held by started and later milestones',
  free: 'Free',
  units: (count: string) => `${count} units`,
  ofPool: (percent: string) => `${percent} of the pool`,
  tiny: 'less than 0.0001 %',
  nobody: 'Nobody holds any of it yet.',
  who: 'Person',
  reserved: 'Held',
  vested: 'Vested',
  due: 'What is due when',
  dueHow:
    'The next twelve months, from left to right, behind what is late: a filled dot is a payment, a ring is work or a review.',
  nothingDue: 'Nothing is due.',
  overdue: 'Late.',
  what: {
    work: (name: string, title: string) => `${name} hands in “${title}”`,
    review: (name: string, title: string) => `You review “${title}” of ${name}`,
    payment: (name: string, title: string) => `You pay ${name} for “${title}”`,
  },
} as const;
