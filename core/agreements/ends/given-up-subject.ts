export type GivingUp = { agreementId: string; basedOn: number; units: number };

/** What a mailed code is good for: so many units of one agreement, as its ledger stood. */
export function givenUpSubject({ agreementId, basedOn, units }: GivingUp): string {
  return `${agreementId} ${basedOn} ${units}`;
}

/** The other way round. */
export function readGivenUp(subject: string): Pick<GivingUp, 'agreementId' | 'units'> {
  const [agreementId = '', , units = '0'] = subject.split(' ');
  return { agreementId, units: Number(units) };
}
