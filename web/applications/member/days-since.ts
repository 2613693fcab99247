/** Whole days between a moment and now. */
export function daysSince(at: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(at)) / 86_400_000));
}
