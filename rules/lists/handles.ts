export const handleLimits = { min: 3, max: 30 } as const;
/** Days between two changes, and days for which the old handle leads to the new one. */
export const handleChangeDays = 30;
export const handleRedirectDays = 90;

/** Paths of the product and names that would pass for it, its staff or the law. */
const reserved = new Set(
  `about abuse account accounts admin administrator admins agreement agreements all anonymous api app apply application
  applications archive assets auth avatar billing blocked blog bot careers collaboration community compliance contact
  contract cookies copyright create dashboard data delete deleted demo dev dispute disputes docs download edit email
  error everyone export favicon feed file files find follow founder founders grievance grievance-officer
  guardian guest help helpdesk hidden home host hostmaster id image images index info invite invitations invoice job
  jobs kolam launchpad law ledger legal login logout mail mailer-daemon manifest me media member members mentor message
  messages moderator moderators moderation msg my new news nobody noreply no-reply none notice notices notification
  notifications null office official opportunities opportunity owner pay payment payments people person police
  postmaster press privacy profile profiles project projects public realtime register removed report reports reset
  reset-password rights robots root rss saharambh saharambh-admin saharambh-help saharambh-official saharambh-support
  saharambh-team saved search secure security self settings share sign-in sign-up signin signup site sitemap sponsor
  staff static status stories story student support suspended sysadmin system team teams terms test transparency
  trust trust-and-safety undefined unknown unsubscribe update upload user users v1 v2 verification verified verify
  verify-email webmaster welcome well-known work world www you`.split(/\s+/),
);

export type HandleFault =
  | 'handle_missing'
  | 'handle_short'
  | 'handle_long'
  | 'handle_form'
  | 'handle_reserved';

/** A typed handle without the @ in front, in small letters. */
export function normaliseHandle(typed: string): string {
  return typed.trim().replace(/^@/, '').toLowerCase();
}

/** 3 to 30 of a–z, 0–9 and inner hyphens, and none that is reserved. */
export function faultOfHandle(handle: string): HandleFault | null {
  if (handle === '') return 'handle_missing';
  if (!/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(handle)) return 'handle_form';
  if (handle.length < handleLimits.min) return 'handle_short';
  if (handle.length > handleLimits.max) return 'handle_long';
  return isReservedHandle(handle) ? 'handle_reserved' : null;
}

/** Also with digits or hyphens put in: `admin-1` and `saha-rambh` would still be taken for ours. */
export function isReservedHandle(handle: string): boolean {
  const letters = handle.replace(/[-0-9]/g, '');
  return (
    reserved.has(handle) ||
    letters.includes('saharambh') ||
    /^(admin|moderator|support|official)$/.test(letters)
  );
}

/** Handles to propose for a name; which are free, the server knows. */
export function handlesFor(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  const candidates = [
    words.join('-'),
    `${first}-${last}`,
    `${first}${last}`,
    `${first}-${last.slice(0, 1)}`,
    first,
  ];
  return [...new Set(candidates)].filter((candidate) => faultOfHandle(candidate) === null);
}
