import type { Command } from './commands.ts';
import type { Fact, Step } from './facts.ts';

/** Entries that follow from time alone and change nothing that a command decides on. */
const quiet: readonly Fact['kind'][] = ['vested', 'completed'];

/** Entries between the two sides about a settlement: they do not stop a ruling. */
const between: readonly Fact['kind'][] = ['settlement_proposed', 'settlement_closed'];

/**
 * Whether a command was decided on something that is other now: entries after `basedOn` are about its milestone, or about
 * the whole. A command about the whole is decided on what stands of the whole. An entry that is not there was not seen.
 */
export function hasMovedSince(steps: readonly Step[], command: Command, basedOn: number): boolean {
  if (basedOn > steps.length) return true;
  const milestone = milestoneOfCommand(steps, command);
  return steps
    .slice(basedOn)
    .filter(({ fact }) => !quiet.includes(fact.kind))
    .filter(({ fact }) => command.kind !== 'rule' || !between.includes(fact.kind))
    .some(({ fact }) => !('milestone' in fact) || fact.milestone === milestone);
}

/** The milestone of a command; null for the whole. */
function milestoneOfCommand(steps: readonly Step[], command: Command): number | null {
  if ('milestone' in command) return command.milestone;
  if (command.kind !== 'reverse') return null;
  const reversed = steps[command.entry - 1]?.fact;
  return reversed && 'milestone' in reversed ? reversed.milestone : null;
}
