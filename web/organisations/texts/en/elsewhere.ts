export const organisationElsewhereTexts = {
  ofProject: 'Organisation of this project',
  projects: 'Projects',
  picture: 'Picture',
  partTitle: 'Organisation',
  partSaid: ({ name, city }: { name: string; city: string }) =>
    city ? `This project is of ${name}, ${city}. Both say so.` : `This project is of ${name}. Both say so.`,
} as const;
