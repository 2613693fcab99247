export const webAddressLimit = 500;

/**
 * The address of a public web page, complete and as a browser would write it, or null. Only http and https; no name and
 * password before the host, which fake another site; no bare host or number, which lead into the reader's own network.
 */
export function webAddressOf(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === '' || trimmed.length > webAddressLimit || /[\s\p{Cc}\p{Cf}]/u.test(trimmed)) return null;
  const complete = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !hasPort(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(complete)) return null;
  const url = new URL(complete);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.username && !url.password && isPublicHost(url.hostname) ? url.href : null;
}

/** The host of a web address without `www.`, for a check against an e-mail address's domain. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** `example.org:8080` begins like a scheme. */
function hasPort(text: string): boolean {
  return /^[^:/]+:\d+(\/|$)/.test(text);
}

function isPublicHost(host: string): boolean {
  return /^[^.].*\.[a-z][a-z0-9-]+$/i.test(host) && !/\.(local|localhost|internal|test|invalid)$/i.test(host);
}
