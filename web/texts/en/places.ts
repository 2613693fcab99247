export const placesTexts = { label: 'More places' } as const;
