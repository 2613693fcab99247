import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { getYoungReference, putYoungReference } from '#contract/young-mentees/mentor-calls.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { linkIn, nullIfGone } from '#web/guardians/member/link-in.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  return { one: link && (await visit.ask(getYoungReference, link).catch(nullIfGone)) };
});

export const action = acts({
  async answer(sent, visit) {
    const link = linkIn(visit);
    if (!link) return { fault: { code: 'young_reference_unknown' } };
    const said = sent.text('recommends');
    if (said !== 'yes' && said !== 'no')
      return { fault: { code: 'young_reference_choice', fields: ['recommends'] } };
    const text = normaliseText(sent.text('text'));
    const [length, { min, max }] = [textLength(text), limits.referenceText];
    if (length < min || length > max) return { fault: { code: 'young_reference_length', fields: ['text'] } };
    await visit.ask(putYoungReference, { ...link, recommends: said === 'yes', text });
    return { done: 'answered' };
  },
});
