/** The words of a restore about everything that was written after its backup. */
export const restored = {
  holdReason: 'The reason was lost when a backup was restored. Look into the journal of the desk.',
  suspensionReason: 'The reason was lost when a backup was restored. Please ask us for it.',
  kinds: {
    session: 'ended sessions',
    account: 'deleted accounts',
    password: 'changed passwords',
    guardian: 'withdrawn consents of guardians',
    consent: 'withdrawn consents',
    suspension: 'suspensions',
    block: 'blocks',
    hold: 'holds',
  },
  repeated: ({ reachesTo, done }: { reachesTo: string; done: string }) =>
    `The restore has ended again all that ended since, as the journal knows it until ${reachesTo}: ${done}.`,
  missing: ({ sessions }: { sessions: number }) =>
    `There is no journal from when this backup was made. All ${sessions} sessions have ended: all members have to sign in again. Accounts that were deleted since, passwords that were changed, consents that were withdrawn, suspensions, blocks and holds have to be repeated by hand.`,
  damaged: ({ sessions }: { sessions: number }) =>
    `A part of the journal is damaged or gone. All ${sessions} sessions have ended: all members must sign in again. Repeat the changes of that part by hand.`,
  tooOld:
    'This backup is older than 60 days, and the privacy page promises that no backup is kept for longer. It may bring back what members have deleted since: make a new backup and remove this one.',
};
