/** Only the guest who began this report can use its code. */
export function askedByReport(reportId: string): string {
  return `report:${reportId}`;
}
