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
