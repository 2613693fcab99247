/** Minutes as hours, with at most two places: 90 is "1.5". */
export function shownHours(minutes: number): string {
  return (minutes / 60).toLocaleString('en-IN', { maximumFractionDigits: 2 });
}
