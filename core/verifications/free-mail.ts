/** Mail services that give anyone an address, and those whose addresses live for minutes. */
const domains = new Set(
  `10minutemail.com aim.com aol.com duck.com dispostable.com fastmail.com fastmail.fm getnada.com gmail.com
  googlemail.com grr.la guerrillamail.com hey.com hushmail.com icloud.com inbox.com in.com indiatimes.com lycos.com
  mac.com mail.com mail.ru mailbox.org mailinator.com me.com mohmal.com msn.com pm.me posteo.de proton.me
  protonmail.com qq.com rediff.com rediffmail.com rocketmail.com safe-mail.net sharklasers.com sify.com skiff.com
  temp-mail.org tempmail.com throwawaymail.com trashmail.com tuta.com tuta.io tutanota.com usa.com vsnl.com 126.com
  163.com yeah.net yopmail.com ymail.com zohomail.com zohomail.in zoho.com webmail.co.za`.split(/\s+/),
);
/** Services with a domain in many countries: yahoo.co.in, outlook.fr. */
const everywhere =
  /(^|\.)(yahoo|hotmail|outlook|live|gmx|yandex)\.(com|net|org|in|co\.[a-z]{2}|com\.[a-z]{2}|[a-z]{2})$/;

export function isFreeMail(domain: string): boolean {
  const labels = domain.split('.');
  return everywhere.test(domain) || labels.some((_, index) => domains.has(labels.slice(index).join('.')));
}
