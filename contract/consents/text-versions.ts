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
      hash: 'e20e4979cf1fbf7abb5253454e7acd9aa1d1d9775dbfe24ee1486afee31c0b83',
      inForce: '2026-11-27',
    },
  ],
  privacy: [
    {
      version: '2026-11-27',
      hash: 'b3f89a4f2996afeed5e9f4effb9f27b951a7eed1701c52429a8a3af4e0406712',
      inForce: '2026-11-27',
    },
  ],
  notice: [
    {
      version: '2026-11-27',
      hash: '9febd97cce77eb3dff783463bc10cdfe8b707d917d448e104af475f3fd0ced75',
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
