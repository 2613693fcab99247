/** The versions of the texts that a sign-up accepts. Change one whenever its text changes in what it promises. */
export const textVersions = { terms: '2026-11-21', privacy: '2026-11-27' } as const;

/** By one version for both, as guardians accept them: the day since which neither has changed. */
export const bothTextsSince = Object.values(textVersions).reduce((last, version) =>
  version > last ? version : last,
);
