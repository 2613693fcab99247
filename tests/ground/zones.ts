/** A zone in which it is this hour now. */
export function zoneWhereItIs(hour: number): string {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  if (offset === 0) return 'UTC';
  // These names count westwards.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** The date there. */
export const todayWhereItIs = (hour: number) => Temporal.Now.plainDateISO(zoneWhereItIs(hour)).toString();
