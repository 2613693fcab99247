import type { CalendarKind } from '#contract/collected.ts';

/** The words of the files that the API makes for people. */
export const downloads = {
  /** In the place of a file whose bytes are gone. */
  damaged: 'The bytes of this file are damaged or lost. Please tell us.\n',
  /** At the beginning of an export. */
  readme: [
    'This archive holds the data of one member of Saharambh.',
    'Each file that ends in .json is one table of our database, with one entry for each row. The uploads of the member follow, as they were sent. Names of files and fields are in English in every language. Days and times are in UTC.',
    'The page “What we hold” says what each table is for and how long we keep it. If something is wrong, ask us there to correct it.',
  ],
  applications: {
    name: 'Name',
    unnamed: 'A member',
    headline: 'Headline',
    role: 'Role',
    place: 'Place',
    organisation: 'Organisation',
    verified: 'Verified',
    stage: 'Stage',
    sentAt: 'Sent at',
    dueAt: 'Answer due at',
    hours: 'Hours a week',
    startsOn: 'Can begin on',
    note: 'Note',
    question: (number: number) => `Question ${number}`,
    answer: (number: number) => `Answer ${number}`,
  },
  /** In a member's own calendar, which names no other member. */
  calendar: {
    name: 'Saharambh',
    entries: {
      session: (title: string) => (title === '' ? 'Session' : `Session: ${title}`),
      interview: (title: string) => `Interview: ${title}`,
      begins: (title: string) => `First day: ${title}`,
      due: () => 'Your turn on Saharambh',
    } satisfies Record<CalendarKind, (title: string) => string>,
  },
  interview: {
    /** For the applicant, and for the team that meets them. */
    withProject: (title: string, project: string) => `Interview: ${title}, ${project}`,
    withApplicant: (title: string, applicant: string) => `Interview with ${applicant}: ${title}`,
    withPerson: (topic: string, person: string) =>
      person ? `Session with ${person}: ${topic}` : `Session: ${topic}`,
  },
};
