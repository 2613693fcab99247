import { plural } from '#web/ground/texts/amounts.ts';

export const publicOrganisationTexts = {
  missing: {
    title: 'There is no such organisation',
    text: 'It may have closed here, or the link may be cut short.',
    link: 'All organisations',
  },
  paused: 'Nothing new begins here at present.',
  about: 'About',
  register: ({ registry, number }: { registry: string; number: string }) => `${registry} ${number}`,
  registered: 'Register',
  website: 'Website',
  projects: 'Projects',
  projectsHow: 'Both the project and the organisation say so.',
  noProjects: 'No project is of this organisation yet.',
  otherProjects: (count: number) =>
    plural(count, {
      one: (shown) => `and ${shown} more project`,
      other: (shown) => `and ${shown} more projects`,
    }),
  staff: 'People who act for it',
  others: (count: number) =>
    plural(count, { one: (shown) => `and ${shown} more`, other: (shown) => `and ${shown} more` }),
  noneShown: (count: number) =>
    plural(count, { one: (shown) => `${shown} person`, other: (shown) => `${shown} people` }),
  unsaidPicture: (name: string) => `The picture that ${name} has chosen`,
  report: 'Report',
} as const;
