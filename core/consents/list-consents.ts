import { consentRules, kindsOfConsents } from '#contract/collected.ts';
import type { ConsentBody } from '#contract/consents/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { type ConsentRow, consentsOf } from './consent-rows.ts';
import { purposeName, purposeRule } from './purpose.ts';
import { receiptNumber } from './receipt-number.ts';

const mostSteps = 20;

/** Each consent that the member or their guardian has ever given or refused, as it is now. */
export async function listConsents(core: Core, { id, standing }: Member) {
  const isAdult = standing.age === 'adult';
  const rows = Map.groupBy(await consentsOf(core.db, id), ({ document }) => document);
  const order = [...kindsOfConsents, ...rows.keys()] as string[];
  const consents: ConsentBody[] = [];
  for (const document of new Set(order)) {
    const steps = rows.get(document);
    if (steps) consents.push(...(await present(core, document, { steps, isAdult })));
  }
  return { consents };
}

type Steps = { steps: readonly ConsentRow[]; isAdult: boolean };

/** @param steps of one consent, the newest first */
async function present(core: Core, document: string, { steps, isAdult }: Steps): Promise<ConsentBody[]> {
  const [last] = steps;
  const rule = document in consentRules ? consentRules[document as keyof typeof consentRules] : purposeRule;
  if (!last) return [];
  const given = steps.find((one) => one.given);
  return [
    {
      document,
      purpose: await purposeName(core, given ?? last),
      text: rule.text,
      version: (given ?? last).version,
      language: (given ?? last).language,
      wordsHash: (given ?? last).words_hash,
      by: last.given_by === 'guardian' ? 'guardian' : 'member',
      detail: last.detail,
      ends: rule.ends,
      isGiven: last.given,
      canWithdraw: last.given && rule.ends === 'here' && (last.given_by === 'member' || isAdult),
      givenAt: given ? isoDate(given.created_at) : '',
      withdrawnAt: last.given ? '' : isoDate(last.created_at),
      steps: steps.slice(0, mostSteps).map((one) => ({
        number: receiptNumber(one.id),
        isGiven: one.given,
        at: isoDate(one.created_at),
      })),
    },
  ];
}
