import { creditLimits as limits } from '#contract/credit/limits.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import * as calls from '#contract/credit/student-calls.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, actsOnFiles, type FaultsOf, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { tickedLines } from '../ticked-lines.ts';

const of = ({ param }: Pick<Visit, 'param'>) => ({ claimId: param('claimId') });
const versionIn = (sent: Sent) => Number(sent.text('version')) || 1;

export const loader = loads(async (visit) => ({ claim: await visit.ask(calls.getClaim, of(visit)) }));

const atLines = { fields: ['lines'] };
const atFile = { fields: ['file'] };
const faults: FaultsOf = {
  claim_line_barred: atLines,
  claim_line_unknown: atLines,
  claim_evidence_full: atFile,
  evidence_empty: atFile,
  evidence_too_large: atFile,
  evidence_too_many_pixels: atFile,
  evidence_type_unsupported: atFile,
  evidence_unreadable: atFile,
};

/** Whether a text of several lines is too short or too long. */
function isOutside(text: string, { min, max }: { min: number; max: number }): boolean {
  const length = textLength(text);
  return length < min || length > max;
}

const others = acts(
  {
    async lines(sent, visit) {
      const lines = tickedLines(sent);
      await visit.ask(calls.putClaimLines, { ...of(visit), version: versionIn(sent), lines });
      return { done: 'lines' };
    },
    async send(sent, visit) {
      const [minutes, credits] = [Number(sent.text('minutes')) || 0, Number(sent.text('credits')) || 0];
      await visit.ask(calls.putClaimSending, { ...of(visit), version: versionIn(sent), minutes, credits });
      return { done: 'sent' };
    },
    async words(sent, visit) {
      const words = sent.text('words');
      if (isOutside(words, limits.evidence))
        return { fault: { code: 'claim_evidence_length', fields: ['words'] } };
      await visit.ask(calls.putClaimEvidence, { ...of(visit), version: versionIn(sent), words });
      return { done: 'words' };
    },
    async dropFile(sent, visit) {
      await visit.ask(calls.deleteClaimEvidenceFile, { ...of(visit), fileId: sent.text('fileId') });
      return { done: 'fileDeleted' };
    },
    async withdraw(_, visit) {
      await visit.ask(calls.putClaimWithdrawal, of(visit));
      return { done: 'withdrawn' };
    },
    async delete(_, visit) {
      await visit.ask(calls.deleteClaim, of(visit));
      return { done: 'deleted', to: paths.credit };
    },
    async appeal(sent, visit) {
      const appeal = sent.text('appeal');
      if (isOutside(appeal, limits.reason))
        return { fault: { code: 'claim_appeal_length', fields: ['appeal'] } };
      await visit.ask(calls.putClaimAppeal, { ...of(visit), appeal });
      return { done: 'appealed' };
    },
  },
  faults,
);

export const action = actsOnFiles(
  {
    async evidence(visit) {
      await visit.passOn(calls.postClaimEvidenceFile, of(visit));
      return { done: 'file' };
    },
  },
  others,
  faults,
);
