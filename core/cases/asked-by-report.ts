/** Whoever has begun this report, and nobody else, can use its code. */
export function askedByReport(reportId: string): string {
  return `report:${reportId}`;
}
