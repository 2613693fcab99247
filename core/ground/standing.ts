/**
 * A member's age for policies: `unknown`; `waiting`, under 18 without a guardian's consent; `minor`, under 18 with it;
 * `adult`.
 */
export type Age = 'unknown' | 'waiting' | 'minor' | 'adult';

/** A member's standing at this moment, by the database's time. Nothing of it comes from their profile. */
export type Standing = {
  age: Age;
  /** The day of their eighteenth birthday, `2031-05-01`; null for adults, and while it is unknown. */
  adultOn: string | null;
  isSuspended: boolean;
  /** By a decision they begin nothing with others and publish nothing; they do what they owe. */
  isPaused: boolean;
  /** Others may see them: an adult who is neither suspended nor leaving. */
  isSeen: boolean;
  /** There is a block between them and another member: only then queries must look it up. */
  hasBlocks: boolean;
};

/** A standing as columns of a joined row. */
export type StandingColumns = {
  age: Age;
  adult_on: string | null;
  is_suspended: boolean;
  is_paused: boolean;
  is_seen: boolean;
  has_blocks: boolean;
};
