import { declineReasons } from '#contract/applications/limits.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** The name of an application's box; its value is the version that was looked at. */
export function tickOf(id: string): string {
  return `one.${id}`;
}

/** Which applications are ticked. */
export function readTicked(sent: Sent): { id: string; version: number }[] {
  return [...sent.entries()].flatMap(([name, value]) =>
    name.startsWith('one.') ? [{ id: name.slice(4), version: Number(value) || 1 }] : [],
  );
}

/** Why they are declined, or what is missing. */
export function readReason(sent: Sent) {
  const reason = declineReasons.find((one) => one === sent.text('reason'));
  const fault: Fault = { code: 'application_reason_missing', fields: ['reason'] };
  return reason ? { reason, words: sent.text('words') } : { fault };
}
