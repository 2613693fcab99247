import { breachAuthorityNames } from '#contract/breaches/limits.ts';

/** Sentences of the command `npm run admin -- breach`. */
export const breachCommandTexts = {
  usage: `It is one of
  breach open FROM UNTIL HAPPENED DONE ADVICE    three sentences in quotation marks, as the people read them
  breach affected NUMBER SELECTOR=VALUE,... ...  accounts, sessions, networks, from, until, tables, keys, backup, staff, csv
  breach emails NUMBER                           email all people found and not emailed yet
  breach report NUMBER [AUTHORITY REFERENCE]     draft the reports, or record that one was sent
  breach close NUMBER WORDS`,
  open: 'Say from when, until when, what happened, what we did and what people can do: the last three in quotation marks.',
  span: 'The end is before the beginning.',
  moment: 'Write moments like 2026-11-27 or 2026-11-27T16:30:00Z.',
  selectors:
    'Write each selector as NAME=VALUE,VALUE: accounts, sessions, networks, from, until, tables, keys, backup, staff; csv names the file.',
  networks: 'Write networks like 203.0.113.7 or 203.0.113.0/24.',
  networksKnown:
    'We know the network of open sessions, of log-ins that wait for a second step, and of signatures. We do not keep it of ended sessions: find those members by accounts, times or tables.',
  noBackups: 'The settings name no place for backups.',
  authorities: `The authorities are ${breachAuthorityNames.join(', ')}.`,
  closing: 'Say how it ended.',
  left: ({ unmailed, unsent }: { unmailed: number; unsent: readonly string[] }) =>
    `It stays open. People who were not emailed: ${unmailed}. Reports that were not sent: ${unsent.join(', ') || 'none'}.`,
} as const;
