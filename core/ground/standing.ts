/**
 * How old somebody is, as far as policies ask: not known yet; under 18 and waiting for a guardian's yes; under 18 with
 * it; adult.
 */
export type Age = 'unknown' | 'waiting' | 'minor' | 'adult';

/** What a person is here at this moment, by the database's clock. Nothing of it is what they wrote into a profile. */
export type Standing = {
  age: Age;
  /** The day of their eighteenth birthday, `2031-05-01`; null for adults, and while nobody knows it. */
  adultOn: string | null;
  isSuspended: boolean;
  /** Others may see them: an adult who is neither suspended nor leaving. */
  isSeen: boolean;
  /** They have blocked somebody, or somebody has blocked them: only then it has to be looked up whom. */
  hasBlocks: boolean;
};

/** A standing as it comes with a row of which it is a part. */
export type StandingColumns = {
  age: Age;
  adult_on: string | null;
  is_suspended: boolean;
  is_seen: boolean;
  has_blocks: boolean;
};
