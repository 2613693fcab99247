/** A UPI ID, as payment apps read it: a name and the handle of its provider. */
const upiPattern = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,30}$/;

export function isUpiId(text: string): boolean {
  return upiPattern.test(text);
}

export type UpiPayment = {
  to: string;
  name: string;
  /** Paise. */
  amount: number;
  note: string;
};

/** A payment as text for a link or a code, which payment apps open. The payer cannot change its amount. */
export function upiLink({ to, name, amount, note }: UpiPayment): string {
  const rupees = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const said = { pa: to, pn: name, am: rupees, cu: 'INR', tn: note };
  // Payment apps read %20 for a space and not a plus, and the at sign of an ID as it is.
  const query = Object.entries(said).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}
