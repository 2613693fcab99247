import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDocument } from '#tests/agreements/agreement-documents.ts';
import { anyAttempts, play } from '#tests/agreements/agreement-histories.ts';
import { likelyAttempts } from '#tests/agreements/agreement-stories.ts';
import { sharesOffered } from './choice.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { type MilestoneOffers, offersOf, type WholeOffers } from './offers.ts';
import type { Agreement, Milestone } from './state.ts';
import { isActive } from './times.ts';

const day = '2026-03-01';
const way = 'Bank Transfer';

/** For each offer of a milestone a command that would use it. */
function commandsOf(agreement: Agreement, { number: milestone, terms, payments, settlement }: Milestone) {
  const proposal = settlement?.sequence ?? 1;
  const price = agreement.document.terms.equity?.unitPrice ?? null;
  const proposed = isActive(agreement) ? null : 0;
  const send = { kind: 'send_payment', milestone, sent: 1, withheld: 0, day, way } as const;
  return {
    start: { kind: 'start', milestone, share: sharesOffered(terms, price)[0] ?? 0 },
    submit: { kind: 'submit', milestone, hours: 1, proposed },
    askChanges: { kind: 'ask_changes', milestone, criterion: 1 },
    accept: { kind: 'accept', milestone },
    cancel: { kind: 'cancel', milestone },
    drop: { kind: 'drop', milestone },
    sendPay: { ...send, owed: 'pay' },
    sendFallback: { ...send, owed: 'fallback' },
    payBack: { kind: 'pay_back', milestone, amount: 1, day, way },
    closeOpen: { kind: 'close_open', milestone },
    closeBack: { kind: 'close_back', milestone },
    dispute: { kind: 'open_dispute', milestone },
    withdrawDispute: { kind: 'withdraw_dispute', milestone },
    proposeSettlement: { kind: 'propose_settlement', milestone, awarded: 0 },
    acceptSettlement: { kind: 'accept_settlement', milestone, proposal },
    closeSettlement: { kind: 'close_settlement', milestone, proposal },
    appeal: { kind: 'appeal', milestone },
    confirmPayments: payments.map(({ sequence }) => [
      sequence,
      { kind: 'confirm_payment', milestone, payment: sequence, amount: 0 },
    ]),
    confirmPaidBack: payments.map(({ sequence }) => [
      sequence,
      { kind: 'confirm_paid_back', milestone, payment: sequence, amount: 0 },
    ]),
    reverse: payments.flatMap(({ sequence, confirmedBy }) =>
      [sequence, ...(confirmedBy === null ? [] : [confirmedBy])].map((entry) => [
        entry,
        { kind: 'reverse', entry },
      ]),
    ),
  } as Record<keyof MilestoneOffers, Command | [number, Command][]>;
}

function wholeCommands({ conversions }: Agreement) {
  return {
    giveNotice: { kind: 'give_notice', cause: null },
    contestCause: { kind: 'contest_cause' },
    stateConversion: { kind: 'state_conversion', units: 1, day },
    giveUpUnits: { kind: 'give_up_units', units: 1 },
    confirmConversions: conversions.map(({ sequence: conversion }) => [
      conversion,
      { kind: 'confirm_conversion', conversion },
    ]),
    reverse: conversions.map(({ sequence: entry }) => [entry, { kind: 'reverse', entry }]),
  } as Record<keyof WholeOffers, Command | [number, Command][]>;
}

test('an offered command is accepted, and one that is not offered is refused', () => {
  const histories = anyDocument.chain((document) =>
    fc.oneof(likelyAttempts(document), anyAttempts(1, 25)).map((attempts) => ({ document, attempts })),
  );
  let offered = 0;
  const numRuns = 40;
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      const { played, at } = play([document], attempts, 1_000_000_000_000);
      for (const { agreement } of played)
        for (const side of ['project', 'contributor'] as const) {
          const { whole, milestones } = offersOf(agreement, side, at);
          const faultOf = (command: Command) => {
            const decision = decide(agreement, command, { side, at, poolFree: 1_000_000_000_000 });
            return 'fault' in decision ? decision.fault : '';
          };
          const compare = (name: string, offer: boolean | number[], tried: Command | [number, Command][]) => {
            const pairs: [boolean, Command][] = Array.isArray(tried)
              ? tried.map(([entry, command]) => [Array.isArray(offer) && offer.includes(entry), command])
              : [[offer === true, tried]];
            for (const [isOffered, command] of pairs) {
              if (isOffered) offered += 1;
              assert.equal(isOffered, faultOf(command) === '', `${side} ${name} ${faultOf(command)}`);
            }
          };
          for (const [name, tried] of Object.entries(wholeCommands(agreement)))
            compare(name, whole[name as keyof WholeOffers], tried);
          for (const milestone of agreement.milestones)
            for (const [name, tried] of Object.entries(commandsOf(agreement, milestone)))
              compare(
                name,
                milestones.get(milestone.number)?.[name as keyof MilestoneOffers] ?? false,
                tried,
              );
        }
    }),
    { numRuns },
  );
  assert.ok(offered > numRuns, 'the histories offered something');
});
