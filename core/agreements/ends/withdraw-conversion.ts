import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { showShares } from './show-shares.ts';

type Withdrawn = { agreementId: string; basedOn: number; conversion: number };

/**
 * Takes back as the project what was stated wrongly, before it is confirmed, or says as the contributor that it is not so: by an
 * entry that names it.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`; `conversion_unknown`
 */
export async function withdrawConversion(
  core: Core,
  member: Member,
  { agreementId, basedOn, conversion }: Withdrawn,
): Promise<SharesBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await letTimePass(tx, await holdInForce(tx, member, agreementId));
    // Another entry of that number may be a payment.
    if (held.entries[conversion - 1]?.fact.kind !== 'conversion_stated')
      throw new Refusal('conversion_unknown');
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'reverse', entry: conversion }, by);
  });
  return showShares(core, member, agreementId);
}
