/** The subject of deadlines and notifications about a milestone, about one entry, or about the whole agreement. */
export function subjectOfStep(agreementId: string, milestone: number | null, entry?: number): string {
  if (milestone === null) return entry === undefined ? agreementId : `${agreementId}.0.${entry}`;
  return entry === undefined ? `${agreementId}.${milestone}` : `${agreementId}.${milestone}.${entry}`;
}

/** The other way round. */
export function readStepSubject(subjectId: string): {
  agreementId: string;
  milestone: number | null;
  entry: number | null;
} {
  const [agreementId = '', number, entry] = subjectId.split('.');
  return {
    agreementId,
    milestone: number === undefined || number === '0' ? null : Number(number),
    entry: entry === undefined ? null : Number(entry),
  };
}
