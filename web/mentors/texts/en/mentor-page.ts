export const mentorPageTexts = {
  missing: 'There is no such mentor page',
  up: 'Find mentors',
  helpWith: 'Helps with',
  notHelpWith: 'Does not help with',
  bring: 'What to bring',
  topics: 'Topics',
  languages: 'Languages',
  ways: 'How this mentor helps',
  sessionOf: (minutes: number) => `Sessions: ${minutes} minutes for the two of you`,
  officeHours: 'Office hours: one topic, with several members',
  mentorshipOf: (weeks: number, every: number) =>
    `Mentorships: ${weeks} weeks, you meet ${every === 1 ? 'every week' : `every ${every} weeks`}, after a first session`,
  slots: 'Next free slots',
  zones: (reader: string, mentor: string) =>
    reader === mentor
      ? `Times are in ${reader}.`
      : `First your time (${reader}), then the mentor’s (${mentor}).`,
  full: 'No slot is free now.',
  bars: {
    '': '',
    own: 'This is your own page.',
    paused: 'This mentor takes no new requests now.',
    mark: 'This mentor answers only members with a mark. You have none yet.',
  },
  getMark: 'Get a mark',
  edit: 'Change your page',
  profile: 'Public profile',
  report: 'Report',
  reportNamed: (name: string) => `Report the mentor page of ${name}`,
  pay: 'Mentoring costs nothing here. A mentor who asks for money, shares or work breaks the rules: report it.',
};
