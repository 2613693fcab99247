import pg from 'pg';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { newSigningKey, signBytes, signingKeyOf } from '#core/ledger/sign-head.ts';
import { type Certificate, certificateBytes, certificateFormat } from '#rules/certificates/certificate.ts';
import { fragmentOf } from '#rules/certificates/signed-certificate.ts';
import { inBrowser } from './browser.ts';
import type { Server } from './servers.ts';

const rounds = 9;
/** A new key is on the page after a second. */
const patience = 15_000;

/** Milliseconds from opening the address on a print to reading that it counts, in a browser that was never here: each round. */
export async function verifyCertificate(product: Server, url: string, name: string): Promise<number[]> {
  const key = signingKeyOf(newSigningKey());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('insert into certificate_keys (id, public_key) values ($1, $2)', [
    key.id,
    key.publicKey,
  ]);
  await client.end();
  const certificate: Certificate = {
    format: certificateFormat,
    number: '7K2M9QXWABCDEFGH',
    kind: 'completed',
    name,
    organisation: 'Cold rooms for Nagpur',
    role: 'Builder of counters',
    day: '2026-11-28',
    from: '2026-06-01',
    to: '2026-11-28',
    count: 3,
    list: 1,
    index: 77_031,
  };
  const signed = { certificate, signature: signBytes(certificateBytes(certificate), key) };
  const page = product.origin + ledgerPaths.verify;
  const began = performance.now();
  while (!(await (await fetch(page)).text()).includes(key.publicKey)) {
    if (performance.now() - began > patience) throw new Error('The key is not on the page.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return inBrowser(async (browser) => {
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext();
      const tab = await context.newPage();
      await tab.addInitScript(watch);
      await tab.goto(`${page}#${fragmentOf(signed)}`);
      await tab.waitForFunction(() => 'took' in window);
      took.push(await tab.evaluate(() => (window as unknown as { took: number }).took));
      await context.close();
    }
    return took;
  });
}

/** In the page: from the beginning of its navigation to the sentence that the certificate counts. */
function watch() {
  new MutationObserver((_, self) => {
    if (!/It counts: it is in no list/.test(document.body?.textContent ?? '')) return;
    Object.assign(window, { took: performance.now() });
    self.disconnect();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
