/** A deadline: one person or one project owes the next step until a given time. */
export type ClockState = 'running' | 'extended' | 'stopped' | 'met' | 'lapsed' | 'released';

export type Clock = {
  state: ClockState;
  beganAt: Date;
  dueAt: Date;
  /** The time zone that the owing person had when the deadline began; a project's is its first owner's. */
  zone: string;
  /** False for the product's own safety deadlines, which may end at night. */
  sparesNight: boolean;
  /** While a dispute stops the deadline: the time that was left, and the state to which it returns. */
  stopped?: { leftMs: number; state: 'running' | 'extended' };
  /** The end of the last downtime that was added, so that none is added twice. */
  shiftedUntil?: Date;
};

/** An open deadline can still be met, lapse or be released. */
export function isOpen(clock: Clock): boolean {
  return clock.state === 'running' || clock.state === 'extended' || clock.state === 'stopped';
}

export function isDue(clock: Clock, now: Date): boolean {
  return (clock.state === 'running' || clock.state === 'extended') && now >= clock.dueAt;
}
