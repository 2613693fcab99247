import { hashOfValue, saltedHash, sealEntries } from '#core/ledger/seal-entries.ts';
import type { Command } from '#rules/agreements/commands.ts';
import { decide } from '#rules/agreements/decide.ts';
import type { Side, Step } from '#rules/agreements/facts.ts';
import { type Agreement, agreementOf } from '#rules/agreements/state.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import type { Entry } from '#rules/ledger/entry.ts';

/** Does one thing after another to an agreement, each allowed, and keeps the entries. */
export class Ledger {
  agreement: Agreement;
  steps: Step[] = [];
  poolFree: number;
  private readonly documents: Map<string, AgreementDocument>;
  readonly versions: AgreementDocument[];

  constructor(
    document: AgreementDocument,
    { poolFree = 1_000_000_000_000, later = [] as AgreementDocument[] } = {},
  ) {
    this.agreement = agreementOf(document, '');
    this.poolFree = poolFree;
    this.versions = [document, ...later];
    this.documents = new Map(this.versions.map((version) => [hashOfValue(version), version]));
  }

  try(at: string, side: Side, command: Command) {
    const documentOf = (hash: string) => this.documents.get(hash);
    return decide(this.agreement, command, { side, at: momentOf(at), poolFree: this.poolFree, documentOf });
  }

  /** @returns the kinds of the entries that were written. */
  do(at: string, side: Side, command: Command): string[] {
    const decision = this.try(at, side, command);
    if ('fault' in decision) throw new Error(`${command.kind} was refused: ${decision.fault}`);
    this.agreement = decision.agreement;
    this.steps.push(...decision.steps);
    this.poolFree -= decision.unitsTaken;
    return decision.steps.map(({ fact }) => fact.kind);
  }

  /** The code of the refusal, or null where it would have been done. */
  faultOf(at: string, side: Side, command: Command): string | null {
    const decision = this.try(at, side, command);
    return 'fault' in decision ? decision.fault : null;
  }

  milestone(number: number) {
    const milestone = this.agreement.milestones.find((one) => one.number === number);
    if (!milestone) throw new Error(`There is no milestone ${number}.`);
    return milestone;
  }

  /** From planned to accepted, within an hour. */
  accept(at: string, milestone: number, share: number): void {
    this.do(at, 'contributor', { kind: 'start', milestone, share });
    this.do(at, 'contributor', { kind: 'submit', milestone, hours: 10, proposed: null });
    this.do(at, 'project', { kind: 'accept', milestone });
  }

  /** Sends what is given, and confirms all of it or what is said. */
  pay(at: string, milestone: number, sent: number, confirmed = sent): void {
    this.do(at, 'project', {
      kind: 'send_payment',
      milestone,
      owed: 'pay',
      sent,
      withheld: 0,
      day: at.slice(0, 10),
      way: 'Bank Transfer',
    });
    const payment = this.agreement.sequence;
    this.do(at, 'contributor', { kind: 'confirm_payment', milestone, payment, amount: confirmed });
  }

  pass(at: string): string[] {
    return this.do(at, 'product', { kind: 'pass_time' });
  }

  entries(): Entry[] {
    const [first] = this.versions;
    return sealEntries(this.steps, hashOfValue(first), ({ side, sequence }) => ({
      person: side === 'product' ? null : side === 'project' ? 'a'.repeat(32) : 'b'.repeat(32),
      hashes: sequence % 3 === 0 ? [saltedHash('00', `text ${sequence}`)] : [],
    }));
  }
}

/** A day stands for its noon in India. */
function momentOf(at: string): string {
  return at.length === 10 ? `${at}T06:30:00.000Z` : at;
}
