import { seal, unseal } from '../../ground/sealed.ts';

/** Where somebody is paid to: a UPI ID, a line of a bank, or both. */
export type Payout = { upi: string; bank: string };

type Place = { agreementId: string; number: number };

const [payouts, taxNumbers] = ['payout', 'tax number'] as const;
const placeOf = ({ agreementId, number }: Place) => `${agreementId}.${number}`;

export function sealPayout(secret: Buffer, place: Place, { upi, bank }: Payout): Buffer {
  return seal(secret, payouts, placeOf(place), JSON.stringify({ upi, bank }));
}

/** Null where the server's secret is another one now: it is asked for anew. */
export function openPayoutSeal(secret: Buffer, place: Place, sealed: Buffer): Payout | null {
  const text = unseal(secret, payouts, placeOf(place), sealed);
  return text === null ? null : (JSON.parse(text) as Payout);
}

type Side = { agreementId: string; party: string };

export function sealTaxNumber(secret: Buffer, { agreementId, party }: Side, number: string): Buffer {
  return seal(secret, taxNumbers, `${agreementId}.${party}`, number);
}

export function openTaxNumberSeal(
  secret: Buffer,
  { agreementId, party }: Side,
  sealed: Buffer,
): string | null {
  return unseal(secret, taxNumbers, `${agreementId}.${party}`, sealed);
}
