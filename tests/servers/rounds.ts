/** `npm run soak` takes its time; `npm test` tries a few of each. */
export function rounds<T>(few: T[], many: T[]): T[] {
  return process.env.SOAK ? many : few;
}
