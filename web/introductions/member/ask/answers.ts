import { deadlineRules, introductionPurposes, isRefusalCode } from '#contract/collected.ts';
import { introductionShownKinds } from '#contract/ground/introduction-purpose.ts';
import { getIntroductionStart, postIntroduction } from '#contract/introductions/calls.ts';
import { deadlineOf } from '#contract/introductions/deadline-of.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { refusalSentence } from '#web/ground/texts/refusal-sentence.ts';
import { introductionWordsOf } from '#web/words.ts';

/** Whom the address of the page names, and for which purpose. */
function readAddress({ url: { searchParams } }: Visit) {
  const typed = (name: string) => searchParams.get(name)?.slice(0, 100) ?? '';
  const purpose = introductionPurposes.find((one) => one === typed('purpose'));
  if (!purpose) throw new Refusal('introduction_receiver_unknown');
  return { purpose, handle: typed('member'), slug: typed('project') };
}

export const loader = loads(async (visit) => {
  const { purpose, handle, slug } = readAddress(visit);
  const start = await visit.ask(getIntroductionStart, { purpose, handle, slug });
  const { bar, barOn: on, barSeconds: seconds } = start;
  return {
    ...start,
    // No note is written in vain: the sentence stands in place of the form.
    barred: isRefusalCode(bar) && bar !== 'introduction_waits' ? refusalSentence(bar, { on, seconds }) : '',
    words: introductionWordsOf[purpose].ask,
    days: deadlineRules[deadlineOf(purpose)].days ?? 0,
    // Sent along, so that a request that is sent twice is sent once.
    key: crypto.randomUUID(),
  };
});

export const action = acts(
  {
    async ask(sent, visit) {
      const note = normaliseText(sent.secret('note'));
      const length = textLength(note);
      if (length < limits.note.min || length > limits.note.max)
        return { fault: { code: 'introduction_note_length', fields: ['note'] } };
      const shown = introductionShownKinds.find((one) => one === sent.text('shown'));
      if (!shown) return { fault: { code: 'introduction_shown', fields: ['shown'] } };
      const projectSlug = shown === 'project' ? sent.text('projectSlug') : '';
      const key = sent.text('key') || crypto.randomUUID();
      const address = readAddress(visit);
      const one = await visit.ask(postIntroduction, { ...address, shown, projectSlug, note, key });
      const done = one.state === 'accepted' ? 'accepted' : 'asked';
      return { done, to: introductionPaths.introduction(one.id) };
    },
  },
  {
    introduction_shown: ({ param = 'shown' }) => ({ fields: [param] }),
  },
);
