/** A deadline: one person or one project owes the next step until a given time. */
export type DeadlineState = 'running' | 'extended' | 'stopped' | 'met' | 'lapsed' | 'released';

export type Deadline = {
  state: DeadlineState;
  beganAt: Date;
  dueAt: Date;
  /** The time zone that the owing person had when the deadline began; a project's is its first owner's. */
  zone: string;
  /** False for the product's own safety deadlines, which may end at night. */
  sparesNight: boolean;
  /** The end that no night and no downtime moves, for a deadline before an appointment. */
  latestAt?: Date;
  /** While a dispute stops the deadline: the time that was left, and the state to which it returns. */
  stopped?: { leftMs: number; state: 'running' | 'extended' };
  /** The end of the last downtime that was added, so that none is added twice. */
  shiftedUntil?: Date;
};

/** An open deadline can still be met, lapse or be released. */
export function isOpen(deadline: Deadline): boolean {
  return deadline.state === 'running' || deadline.state === 'extended' || deadline.state === 'stopped';
}

export function isDue(deadline: Deadline, now: Date): boolean {
  return (deadline.state === 'running' || deadline.state === 'extended') && now >= deadline.dueAt;
}
