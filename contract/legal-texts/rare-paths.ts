/** Each version of a text stays readable at its address. */
export const versionPaths = {
  terms: (version: string) => `/terms/${version}`,
  privacy: (version: string) => `/privacy/${version}`,
  notice: (version: string) => `/notice/${version}`,
} as const;

export const purposePaths = {
  ask: (purpose: string) => `/rights/asked/${purpose}`,
  askGuardian: (id: string, secret: string, purpose: string) => `/guardian/asked/${id}/${secret}/${purpose}`,
} as const;
