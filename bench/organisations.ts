import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { certificateSheet } from '#api/certificate-papers/certificate-sheet.ts';
import { printCertificate } from '#core/certificates/print-certificate.ts';
import { issueCertificate } from '#core/certificates/steps/issue-certificate.ts';
import { createCore } from '#core/collected/create-core.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import { seedOrganisations } from './kept-organisation.ts';
import { measureKeptPage } from './kept-page.ts';
import { seedProjects } from './kept-project.ts';
import { seededDatabase, startDatabase, startProduct } from './servers.ts';
import { report } from './timed.ts';
import { verifyCertificate } from './verify-certificate.ts';

// npm run bench:organisations: the page of an organisation from memory, the print of a certificate, and its check in a browser.
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    prints: { type: 'string', default: '200' },
  },
});
const promised = { page: 5000, print: 50, check: 1000 };

/** 120 letters: the longest name that a certificate can have, with conjuncts as they are written. */
const longName = Array.from({ length: 20 }, () => 'क्ष्मी')
  .join('')
  .slice(0, 120);

const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, 2000);
  await seedProjects(url, 1000);
  await seedOrganisations(url, 1000);
  const product = await startProduct(url);
  const [seconds, rounds] = [Number(options.seconds), Number(options.rounds)];
  const page = `${product.origin}/organisations/organisation-1`;
  await measureKeptPage({
    url: page,
    name: '/organisations/{slug}',
    promised: promised.page,
    seconds,
    rounds,
  });
  await measurePrints(url, Number(options.prints));
  const [first = 0, ...later] = await verifyCertificate(product, url, longName);
  report('a certificate checked in a browser that was never here', later, {
    most: promised.check,
    part: 0.5,
  });
  console.log(`  the first of them, as the browser itself begins: ${first.toFixed(0)} ms`);
  await product.stop();
} finally {
  await cluster.stop();
}

/** The whole way of a print in a process that has made one before: certificate, signature, code and PDF. */
async function measurePrints(url: string, count: number): Promise<void> {
  const { db, close } = connect(url);
  const origin = 'https://saharambh.example';
  const core = createCore(modules, { db, key: randomBytes(32), origin, makePdf } as Core);
  const account = await db.selectFrom('accounts').selectAll().limit(1).executeTakeFirstOrThrow();
  const member = { kind: 'member', id: account.id, account } as Member;
  await db.updateTable('profiles').set({ name: longName }).where('account_id', '=', account.id).execute();
  const facts = {
    organisation: 'गावातील शंभर स्वयंपाकघरे',
    role: 'Builder of counters',
    day: '2026-11-28',
    from: '2026-06-01',
    to: '2026-11-28',
    count: 3,
  };
  const issued = { kind: 'completed', accountId: account.id, subjectId: 'bench', facts } as const;
  const number = await db.transaction().execute((tx) => issueCertificate(tx, issued));
  const times: number[] = [];
  for (let at = 0; at <= count; at++) {
    const began = performance.now();
    const printed = await printCertificate(core, member, number ?? '');
    await makePdf(certificateSheet(printed, origin));
    times.push(performance.now() - began);
  }
  await close();
  const [first = 0, ...later] = times;
  report(`a certificate with a name of ${[...longName].length} letters, printed`, later, {
    most: promised.print,
    part: 0.5,
  });
  console.log(`  the first of them, as fonts and library load: ${first.toFixed(0)} ms`);
}
