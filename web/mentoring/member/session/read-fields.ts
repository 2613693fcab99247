import type { RefusalValues } from '#contract/ground/refusals.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** Where the two meet, as it was typed. The server says what is wrong with it. */
export function readLocationFields(sent: Sent) {
  return {
    kind: locationKinds.find((kind) => kind === sent.text('kind')) ?? ('written' as const),
    location: [...sent.text('location')].slice(0, limits.location + 1).join(''),
    caller: sides.find((side) => side === sent.text('caller')) ?? ('' as const),
  };
}

const locationCodes = {
  meeting_link: 'mentoring_location_link',
  meeting_host: 'mentoring_location_host',
  meeting_phone: 'mentoring_location_phone',
  meeting_public: 'mentoring_location_public',
  meeting_written: 'mentoring_location_written',
} as const;

/** The error at the field of the location. */
export function locationFault({ reason = '' }: RefusalValues): Pick<Fault, 'code' | 'fields'> {
  const code = Object.hasOwn(locationCodes, reason)
    ? locationCodes[reason as keyof typeof locationCodes]
    : 'mentoring_location_link';
  return { code, fields: ['location'] };
}

/** A reason of a list, and words of one's own. */
export function readReason<Reason extends string>(
  sent: Sent,
  reasons: readonly Reason[],
): { reason: Reason; words: string } | { fault: Fault } {
  const reason = reasons.find((one) => one === sent.text('reason'));
  if (!reason) return { fault: { code: 'mentoring_reason_missing', fields: ['reason'] } };
  const words = normaliseText(sent.text('words'));
  if (textLength(words) > limits.words) return { fault: { code: 'mentoring_words_long', fields: ['words'] } };
  return { reason, words };
}
