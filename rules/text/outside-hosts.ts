/** Addresses by which a messenger takes a reader into a talk of its own. */
export const talkHosts = [
  'wa.me',
  'chat.whatsapp.com',
  't.me',
  'telegram.me',
  'telegram.dog',
  'signal.me',
  'signal.group',
  'm.me',
  'ig.me',
  'discord.gg',
] as const;

/** Addresses that hide where they lead. */
export const shortenerHosts = [
  'bit.ly',
  'tinyurl.com',
  'cutt.ly',
  'rb.gy',
  'linktr.ee',
  'goo.gl',
  't.co',
  'is.gd',
  'v.gd',
  'ow.ly',
  'buff.ly',
  'rebrand.ly',
  'shorturl.at',
  'tiny.cc',
  't.ly',
  's.id',
  'lnkd.in',
  'bl.ink',
] as const;

const messengerHosts = [
  ...talkHosts,
  'whatsapp.com',
  'telegram.org',
  'signal.org',
  'messenger.com',
  'viber.com',
  'line.me',
  'discord.com',
  'wechat.com',
  'snapchat.com',
];

const paymentHosts = [
  'paypal.me',
  'paypal.com',
  'paytm.com',
  'paytm.me',
  'phonepe.com',
  'pay.google.com',
  'razorpay.com',
  'razorpay.me',
  'rzp.io',
  'stripe.com',
  'buymeacoffee.com',
  'ko-fi.com',
  'patreon.com',
  'cash.app',
  'venmo.com',
  'wise.com',
  'instamojo.com',
  'imjo.in',
  'cashfree.com',
  'payu.in',
];

const outside: readonly string[] = [...messengerHosts, ...paymentHosts, ...shortenerHosts];

/** Whether a host belongs to a payment or messenger service, or hides where it leads. No meeting takes place there. */
export function isOutsideHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return outside.some((one) => name === one || name.endsWith(`.${one}`));
}
