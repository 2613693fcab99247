type Head = { sequence: number; source: string };

/** The sentences of the operator's check of the log. */
export const logCheckTexts = {
  faults: {
    entry_changed: ({ sequence, entry }: { sequence: number; entry: string }) =>
      `Entry ${sequence} (id ${entry}) was changed after it was sealed.`,
    entry_missing: ({ sequence, entry }: { sequence: number; entry: string }) =>
      `Entry ${sequence} (id ${entry}) was removed from the log.`,
    chain_broken: ({ sequence }: { sequence: number }) =>
      `Entry ${sequence} does not follow from entry ${sequence - 1}: one of the two was changed and sealed again.`,
    chain_gap: ({ sequence, until }: { sequence: number; until: number }) =>
      `A gap: the entries ${sequence} to ${until} are gone.`,
    entry_unsealed: ({ entry }: { entry: string }) =>
      `The entry with the id ${entry} is not sealed and does not wait for its seal: it was added, or its seal was removed.`,
    waiting_gone: ({ entry }: { entry: string }) =>
      `The entry with the id ${entry} waited for its seal, and was removed from the log.`,
    tail_lost: ({ head, last }: { head: Head; last: number }) =>
      `The tail is lost: the log ends at entry ${last}, and the head of ${head.source} was at entry ${head.sequence}.`,
    head_differs: ({ head }: { head: Head }) =>
      `The entries up to ${head.sequence} are not those of the head of ${head.source}: the log was written again.`,
    signature_wrong: ({ head }: { head: Head }) =>
      `The signature of the head of ${head.source} (entry ${head.sequence}) is wrong.`,
    key_foreign: ({ head, key }: { head: Head; key: string }) =>
      `The head of ${head.source} was signed with the key ${key}, which is not the key of this server. This is right only if the secret has changed since.`,
  },
  bad: ({ count }: { count: number }) =>
    `The log was changed after it was sealed. ${count === 1 ? 'One fault:' : `${count} faults:`}`,
  headNeeded:
    'Name a head by its entry and its hash: verify-log ENTRY HASH. Without both, all heads that are kept here are compared.',
  yours: 'your copy',
} as const;
