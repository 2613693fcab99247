import { Readable } from 'node:stream';
import { downloadZip } from 'client-zip';
import { token } from '#contract/account.ts';
import { leaving, leavingProof } from '#contract/leaving.ts';
import { marketing } from '#contract/marketing.ts';
import { presentToken } from '#core/codes/present.ts';
import { getMarketing } from '#core/consents/get-marketing.ts';
import { setMarketing } from '#core/consents/set-marketing.ts';
import type { Account } from '#core/ground/actor.ts';
import { isoDateOrEmpty } from '#core/ground/dates.ts';
import { keepAccount } from '#core/leaving/keep-account.ts';
import { requestDeletion } from '#core/leaving/request-deletion.ts';
import { requestDeletionCode } from '#core/leaving/request-deletion-code.ts';
import { collectOwnData, type ExportEntry } from '#core/own-data/collect.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { type Endpoint, endpoint } from './http/endpoint.ts';
import { languageOf } from './http/language.ts';
import { perHour } from './http/limits.ts';

const exportData = endpoint({
  method: 'GET',
  paths: ['/account/export'],
  summary: 'Everything that is held about the member, as a ZIP',
  scope: 'member',
  limits: [perHour(10, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: {},
  success: { status: 200, body: null, about: 'The archive' },
  async handle({ core, actor }) {
    const { body } = downloadZip(toZipEntries(collectOwnData(core, actor)));
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('attachment', 'saharambh-my-data.zip'),
        'cache-control': 'no-store',
      },
    });
  },
});

async function* toZipEntries(entries: AsyncGenerator<ExportEntry>) {
  for await (const { name, at, content } of entries) {
    const input = typeof content === 'string' ? content : (Readable.toWeb(content) as ReadableStream);
    yield { name, lastModified: at, input };
  }
}

const getMarketingConsent = endpoint({
  method: 'GET',
  paths: ['/account/consents/marketing'],
  summary: 'Whether the member wants news by mail',
  scope: 'member',
  params: {},
  success: { status: 200, body: marketing, about: 'The last answer' },
  handle: ({ core, actor }) => getMarketing(core, actor),
});

const putMarketingConsent = endpoint({
  method: 'PUT',
  paths: ['/account/consents/marketing'],
  summary: 'Give or take back the consent to news by mail',
  scope: 'member',
  limits: [perHour(60, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: marketing.shape,
  success: { status: 200, body: marketing, about: 'The new answer' },
  handle: ({ core, actor, params, request }) =>
    setMarketing(core, actor, {
      given: params.given,
      language: languageOf(request),
    }),
});

const getLeaving = endpoint({
  method: 'GET',
  paths: ['/account/deletion'],
  summary: 'When the account will be removed, if its owner has given it up',
  scope: 'member',
  params: {},
  success: { status: 200, body: leaving, about: 'The moment, or an empty one' },
  handle: async ({ actor }) => present(actor.account),
});

const postLeavingCode = endpoint({
  method: 'POST',
  paths: ['/account/deletion/codes'],
  summary: 'Mail a six-digit code to confirm from this session that the account is given up',
  scope: 'member',
  limits: [perHour(10, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: {},
  success: { status: 201, body: token, about: 'The token; its code is in the mail' },
  handle: async ({ core, actor }) => presentToken(await requestDeletionCode(core, actor)),
});

const putLeaving = endpoint({
  method: 'PUT',
  paths: ['/account/deletion'],
  summary: 'Give the account up: it is removed in 30 days',
  scope: 'member',
  limits: [
    perHour(10, ({ actor }) => (actor.kind === 'member' ? actor.id : '')),
    // As for every code: a hundred guesses a day at the most.
    { max: 100, seconds: 86_400, key: ({ actor }) => (actor.kind === 'member' ? actor.id : '') },
  ],
  params: leavingProof,
  success: { status: 200, body: leaving, about: 'The moment of the removal' },
  handle: async ({ core, actor, params }) => present(await requestDeletion(core, actor, params)),
});

const deleteLeaving = endpoint({
  method: 'DELETE',
  paths: ['/account/deletion'],
  summary: 'Keep the account after all',
  scope: 'member',
  params: {},
  success: { status: 204, body: null, about: 'The account stays' },
  async handle({ core, actor }) {
    await keepAccount(core, actor);
  },
});

function present(account: Account) {
  return { leavesAt: isoDateOrEmpty(account.leaves_at) };
}

export const ownDataEndpoints: Endpoint[] = [
  exportData,
  getMarketingConsent,
  putMarketingConsent,
  getLeaving,
  postLeavingCode,
  putLeaving,
  deleteLeaving,
];
