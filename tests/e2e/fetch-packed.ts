import { get } from 'node:http';

/** The bytes that travel, and what they are when unpacked. */
export function fetchPacked(address: string): Promise<{ bytes: number; text: () => Promise<string> }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve({ bytes, text: async () => (await fetch(address)).text() }));
    }).on('error', reject);
  });
}

/** What all the files travel with that a page names by this pattern, in bytes. */
export async function bytesNamedIn(html: string, pattern: RegExp, origin: string): Promise<number> {
  const addresses = new Set([...html.matchAll(pattern)].map(([, address]) => String(address)));
  const sizes = await Promise.all([...addresses].map((address) => fetchPacked(origin + address)));
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}

export const scripts = /["(](\/assets\/[^"]+\.js)"/g;

const kilobyte = 1024;
/** Bytes that a page may need: before it can be read, and of scripts. */
export const budget = { page: 60 * kilobyte, script: 130 * kilobyte, leastScript: 50 * kilobyte };
