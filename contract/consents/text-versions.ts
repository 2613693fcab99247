/** The texts that have versions. */
export const textNames = ['terms', 'privacy', 'notice'] as const;
export type TextName = (typeof textNames)[number];

/**
 * One version of a text. Its words stand in `web/legal-texts/texts/en/`, in a file of its own from the day on which another one is
 * declared; the hash says that they have not changed (`npm test -- web/legal-texts`).
 */
export type TextVersion = {
  /** Its name in addresses and on record: the day on which it was written. */
  version: string;
  /** The SHA-256 of its words. */
  hash: string;
  /** The day in India on which it begins to hold. */
  inForce: string;
  /** The day in India on which it is announced; none for the first version. */
  announced?: string;
  /** The law that makes it hold sooner than 30 days after it is announced. */
  soonerBy?: string;
  /** New purposes and receivers, by names of small letters: members are asked for each. */
  asks?: readonly string[];
};

export type TextVersions = Record<TextName, readonly TextVersion[]>;

/** Every version of every text, the oldest first. None is ever removed: each stays readable at its address. */
export const textVersions = {
  terms: [
    {
      version: '2026-11-27',
      hash: '4da37d71e6558a2d605b10b56ebe0252d3b154072b548d221654b0636c1a6fbc',
      inForce: '2026-11-27',
    },
  ],
  privacy: [
    {
      version: '2026-11-27',
      hash: '1772dfa12ad30bd99f81f548b13c0aaa9fa952949b326f4cb57fb12b365ee1ef',
      inForce: '2026-11-27',
    },
  ],
  notice: [
    {
      version: '2026-11-27',
      hash: 'dff210956738611cc8163aa4081fdbb74ac9318e2e4cf5037a1c9aaef647bd2c',
      inForce: '2026-11-27',
    },
  ],
} as const satisfies TextVersions;

/** Days between the announcement of a version and its beginning. */
export const announcedDays = 30;

/** The version that holds on a day; the first one where none does yet. */
export function versionOn<Version extends TextVersion>(versions: readonly Version[], day: string): Version {
  const [first] = versions;
  if (!first) throw new Error('A text has at least one version.');
  return versions.findLast(({ inForce }) => inForce <= day) ?? first;
}

/** The versions that are announced on a day and do not hold yet. */
export function comingOn(versions: readonly TextVersion[], day: string): TextVersion[] {
  return versions.filter(({ announced, inForce }) => announced && announced <= day && day < inForce);
}

/** The day in India at a moment. */
export function indianDay(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);
}
