/** By what clocks and notices name a step about a milestone of an agreement, or one entry of it, or about the whole. */
export function subjectOfStep(agreementId: string, milestone: number | null, entry?: number): string {
  if (milestone === null) return agreementId;
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
    milestone: number === undefined ? null : Number(number),
    entry: entry === undefined ? null : Number(entry),
  };
}
