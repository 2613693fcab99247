import { isSetIn } from '#rules/certificates/status-list.ts';

/** How long a reader waits for a list. */
const most = 10_000;

/**
 * Whether a certificate has ended, by the public list in which it has its place. The whole list is fetched, and nothing goes along that
 * names the certificate or its holder. @throws where the list does not come or cannot be read
 */
export async function hasEnded(list: string, index: number): Promise<boolean> {
  const response = await fetch(list, {
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(most),
  });
  if (!response.ok) throw new Error(`The list was answered with ${response.status}.`);
  const { credentialSubject } = await response.json();
  return isSetIn(String(credentialSubject?.encodedList), index);
}
