export type GivingUp = { agreementId: string; basedOn: number; units: number };

/** The scope of an emailed code: a number of units of one agreement, at one state of its ledger. */
export function givenUpSubject({ agreementId, basedOn, units }: GivingUp): string {
  return `${agreementId} ${basedOn} ${units}`;
}

/** The other way round. */
export function readGivenUp(subject: string): Pick<GivingUp, 'agreementId' | 'units'> {
  const [agreementId = '', , units = '0'] = subject.split(' ');
  return { agreementId, units: Number(units) };
}
