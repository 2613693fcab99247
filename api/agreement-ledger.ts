import { downloadZip } from 'client-zip';
import * as calls from '#contract/agreements/ledger-calls.ts';
import { getPoolUse } from '#contract/agreements/pool-use-calls.ts';
import { readClosingPack } from '#core/agreements/read-closing-pack.ts';
import { readOwnStatement } from '#core/agreements/read-own-statement.ts';
import { readStatement } from '#core/agreements/read-statement.ts';
import { showLedger } from '#core/agreements/show-ledger.ts';
import { showPoolUse } from '#core/agreements/show-pool-use.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { packedFiles } from './agreement-papers/closing-pack.ts';
import { ownStatementSheet, ownStatementTable } from './agreement-papers/own-statement.ts';
import { statementSheet, statementTable } from './agreement-papers/statement.ts';
import { attachment } from './attachment.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { agreementPapersIn } from './texts/by-language.ts';

const pdf = 'application/pdf';
const csv = 'text/csv; charset=utf-8';

export const agreementLedgerEndpoints: Endpoint[] = [
  answer(getPoolUse, ({ core, actor, params }) => showPoolUse(core, actor, params.projectSlug)),

  answer(calls.getAgreementLedger, ({ core, actor, params }) => showLedger(core, actor, params)),

  answer(
    calls.getAgreementStatement,
    async ({ core, actor, params: { agreementId, month, as }, request }) => {
      const statement = await readStatement(core, actor, { agreementId, month });
      const name = `statement-${agreementId}${month && `-${month}`}.${as}`;
      const papers = await agreementPapersIn(ownLanguage(core, actor));
      return as === 'csv'
        ? attachment(request, { type: csv, name, bytes: statementTable(statement, papers) })
        : attachment(request, {
            type: pdf,
            name,
            bytes: await core.makePdf(statementSheet(statement, papers)),
          });
    },
    [perHour(120, byMember)],
  ),

  answer(
    calls.getOwnStatement,
    async ({ core, actor, params: { as }, request }) => {
      const statement = await readOwnStatement(core, actor);
      const name = `statement-of-all-agreements.${as}`;
      const papers = await agreementPapersIn(ownLanguage(core, actor));
      if (as === 'csv')
        return attachment(request, { type: csv, name, bytes: ownStatementTable(statement, papers) });
      const sheet = ownStatementSheet(statement, { name: actor.account.name, at: new Date(), papers });
      return attachment(request, { type: pdf, name, bytes: await core.makePdf(sheet) });
    },
    [perHour(30, byMember)],
  ),

  answer(
    calls.getClosingPack,
    async ({ core, actor, params }) => {
      const pack = await readClosingPack(core, actor, params.projectSlug);
      const papers = await agreementPapersIn(ownLanguage(core, actor));
      const { body } = downloadZip(packedFiles(pack, core.makePdf, { at: new Date(), papers }));
      return new Response(body, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': contentDisposition('attachment', `closing-pack-${pack.slug}.zip`),
          'cache-control': 'private, no-store',
        },
      });
    },
    [perHour(10, byMember)],
  ),
];
