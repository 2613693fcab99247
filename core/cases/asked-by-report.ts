/** Whoever has begun this report, and nobody else, can use its code. */
export function askedByReport(guestReportId: string): string {
  return `report:${guestReportId}`;
}
