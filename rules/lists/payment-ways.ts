/** How money is sent; the stored values. Apart from the other kinds, because what verifies a ledger needs these alone. */
export const paymentWays = ['Cash', 'Credit Card', 'Bank Transfer', 'Online Payment'] as const;
export type PaymentWay = (typeof paymentWays)[number];
