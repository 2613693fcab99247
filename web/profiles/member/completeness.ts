import { student } from '#rules/lists/roles.ts';
import type { Profile } from '#web/ground/member/own.ts';

export type ProfilePart =
  | 'phone'
  | 'location'
  | 'education'
  | 'college'
  | 'resume'
  | 'companyUrl'
  | 'portfolio';

/** The number of parts that a full profile of this role has, and those that are missing. */
export function completenessOf(profile: Profile): { parts: number; missing: ProfilePart[] } {
  const held: [ProfilePart, unknown][] = [
    ['phone', profile.phone],
    ['location', profile.location],
    ...(profile.role === student
      ? ([
          ['education', profile.subLevel],
          ['college', profile.college],
          ['resume', profile.resumeId],
        ] as const)
      : ([
          ['companyUrl', profile.companyUrl],
          ['portfolio', profile.portfolioId],
        ] as const)),
  ].map(([part, value]) => [part as ProfilePart, value]);
  return { parts: held.length, missing: held.filter(([, value]) => !value).map(([part]) => part) };
}
