import type { Command } from './commands.ts';
import type { Fact, Step } from './facts.ts';

/** Comes by time alone and changes nothing of what somebody decides about. */
const quiet: readonly Fact['kind'][] = ['vested', 'completed'];

/** What passes between the two sides about a settlement: the ruling goes on beside it. */
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

/** What a command is about; null for the whole. */
function milestoneOfCommand(steps: readonly Step[], command: Command): number | null {
  if ('milestone' in command) return command.milestone;
  if (command.kind !== 'reverse') return null;
  const reversed = steps[command.entry - 1]?.fact;
  return reversed && 'milestone' in reversed ? reversed.milestone : null;
}
