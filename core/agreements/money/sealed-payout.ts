import { seal, unseal } from '../../ground/sealed.ts';

/** Where a member is paid to: a UPI ID, a bank line, or both. */
export type Payout = { upi: string; bank: string };

type MilestoneKey = { agreementId: string; number: number };

const [payouts, taxNumbers] = ['payout', 'tax number'] as const;
const nameOfKey = ({ agreementId, number }: MilestoneKey) => `${agreementId}.${number}`;

export function sealPayout(secret: Buffer, milestoneKey: MilestoneKey, { upi, bank }: Payout): Buffer {
  return seal(secret, payouts, nameOfKey(milestoneKey), JSON.stringify({ upi, bank }));
}

/** Null if the server's secret has changed since: then the details are asked for again. */
export function openPayoutSeal(secret: Buffer, milestoneKey: MilestoneKey, sealed: Buffer): Payout | null {
  const text = unseal(secret, payouts, nameOfKey(milestoneKey), sealed);
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
