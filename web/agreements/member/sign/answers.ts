import { getAgreement, postSigningCode, putSignature } from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementLimits } from '#contract/agreements/limits.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { normaliseLine, textLength } from '#rules/text/normalise.ts';
import { agreementLanguageTexts } from '#web/agreements/texts/en/agreement-language.ts';
import { acts, type Reply, type Sent } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';
import { language } from '#web/ground/texts/en/language.ts';
import { helpIn, languageName, writtenIn } from '../help-in.ts';
import { leadBack } from '../lead-back.ts';

export const loader = loads(async ({ ask, param }) => {
  const agreement = await ask(getAgreement, { agreementId: param('id') });
  const { document, version, hash, can } = agreement.amendment ?? agreement;
  if (!document || !can.sign) throw leadBack(agreement, 'sign');
  const { side, isTrial } = agreement;
  const help = helpIn({ document, helpIn: agreement.helpIn });
  const isForeign = !language.startsWith(document.language);
  const canRead = isForeign ? agreementLanguageTexts.canRead(languageName(document.language)) : '';
  return { side, isTrial, document, version, hash, help, written: writtenIn(document), canRead };
});

export const action = acts(
  {
    async code(sent, { ask, param }) {
      const read = readSigning(sent);
      if ('fault' in read) return read;
      await ask(postSigningCode, { agreementId: param('id'), ...read.signing });
      const { name, hasAuthority, canRead } = read.signing;
      const ticked = (isTicked: boolean) => (isTicked ? 'yes' : '');
      return {
        done: 'sent',
        about: { name, hasAuthority: ticked(hasAuthority), canRead: ticked(canRead) },
      };
    },
    async sign(sent, visit) {
      const read = readSigning(sent);
      if ('fault' in read) return read;
      const code = readCode(sent.text('code'));
      if (code.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      return signed(visit, { ...read.signing, code });
    },
  },
  {
    ...codeFaults,
    agreement_authority_missing: { fields: ['hasAuthority'] },
    agreement_language_unread: { fields: ['canRead'] },
  },
);

type Signing = { version: number; hash: string; name: string; hasAuthority: boolean; canRead: boolean };

async function signed({ ask, param }: Visit, signing: Signing & { code: string }): Promise<Reply> {
  const one = await ask(putSignature, { agreementId: param('id'), ...signing });
  if (one.amendment) return { done: 'signed', to: innerAgreementPaths.amendment(one.id) };
  const done = one.signed.length > 1 ? 'amended' : one.stage === 'active' ? 'active' : 'signed';
  return { done, to: innerAgreementPaths.ownAgreement(one.id) };
}

/**
 * The form names the version and its hash, so that the member signs the text they read, even if a newer one stands by now.
 */
function readSigning(sent: Sent): { signing: Signing } | { fault: Fault } {
  const name = normaliseLine(sent.text('name'));
  if (name === '') return { fault: { code: 'agreement_line_missing', fields: ['name'] } };
  if (textLength(name) > agreementLimits.typedName)
    return { fault: { code: 'agreement_line_long', fields: ['name'] } };
  const [version, hash] = [Number(sent.text('version')), sent.text('hash')];
  if (!Number.isInteger(version) || version < 1 || !/^[0-9a-f]{64}$/.test(hash))
    return { fault: { code: 'conflict' } };
  const ticks = { hasAuthority: sent.has('hasAuthority'), canRead: sent.has('canRead') };
  return { signing: { version, hash, name, ...ticks } };
}
