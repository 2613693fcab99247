import { getContestedCauses, putCauseRuling } from '#contract/agreements/cause-desk-calls.ts';
import { endLimits } from '#contract/agreements/end-limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(({ ask, url }) => ask(getContestedCauses, { cursor: cursorIn(url) }));

const rule =
  (isUpheld: boolean): Handler =>
  async (sent, { ask }) => {
    const reason = sent.text('reason');
    if (reason === '') return { fault: { code: 'agreement_line_missing', fields: ['reason'] } };
    if (textLength(reason) > endLimits.words)
      return { fault: { code: 'agreement_line_long', fields: ['reason'] } };
    const basedOn = Number(sent.text('basedOn'));
    await ask(putCauseRuling, { agreementId: sent.text('agreementId'), basedOn, isUpheld, reason });
    return { done: 'ruled' };
  };

export const action = acts({ uphold: rule(true), refuse: rule(false) });
