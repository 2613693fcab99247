/** By what clocks and notices name a step about a milestone of an agreement, or about the whole. */
export function subjectOfStep(agreementId: string, milestone: number | null): string {
  return milestone === null ? agreementId : `${agreementId}.${milestone}`;
}

/** The other way round. */
export function readStepSubject(subjectId: string): { agreementId: string; milestone: number | null } {
  const [agreementId = '', number] = subjectId.split('.');
  return { agreementId, milestone: number === undefined ? null : Number(number) };
}
