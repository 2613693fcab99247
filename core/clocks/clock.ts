/** One wait for one person's or one project's next step, and the time by which it is owed. */
export type ClockState = 'running' | 'extended' | 'stopped' | 'met' | 'lapsed' | 'released';

export type Clock = {
  state: ClockState;
  beganAt: Date;
  dueAt: Date;
  /** The zone that the owing person had when the clock began; a project's is its first owner's. */
  zone: string;
  /** False for the product's own safety clocks, which do not wait for the morning. */
  sparesNight: boolean;
  /** While a dispute stops the clock: what was left when it did, and what it returns to. */
  stopped?: { leftMs: number; state: 'running' | 'extended' };
  /** End of the last downtime that was added, so that none is added twice. */
  shiftedUntil?: Date;
};

/** An open clock can still be met, lapse or be released. */
export function isOpen(clock: Clock): boolean {
  return clock.state === 'running' || clock.state === 'extended' || clock.state === 'stopped';
}

export function isDue(clock: Clock, now: Date): boolean {
  return (clock.state === 'running' || clock.state === 'extended') && now >= clock.dueAt;
}
