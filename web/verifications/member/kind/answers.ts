import {
  deleteVerification,
  getVerifications,
  postOrganisation,
  postPublicLinks,
  postStudentAddress,
  postStudentDocument,
  postVerificationCode,
  putVerificationAppeal,
  putVerificationProof,
} from '#contract/verifications/calls.ts';
import { verificationLimits as limits, linkKinds } from '#contract/verifications/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isEmail } from '#rules/checks/email.ts';
import { type Registry, registries, type VerificationKind, verificationKinds } from '#rules/lists/kinds.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { webAddressOf } from '#rules/text/web-address.ts';
import { acts, actsOnFiles, type Handler, type Reply } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';
import { standingOf } from '../newest.ts';

export const loader = loads(async ({ ask, params }) => {
  const kind = kindIn(params);
  const { verifications } = await ask(getVerifications, {});
  const { inForce, last } = standingOf(verifications, kind);
  return { kind, inForce: inForce ?? null, last: last ?? null };
});

/** As it stands in the address, where words are joined by hyphens. */
function kindIn({ kind: path = '' }: Visit['params']): VerificationKind {
  const kind = verificationKinds.find((one) => one.replaceAll('_', '-') === path);
  if (!kind) throw new Refusal('verification_not_found');
  return kind;
}

/** One handler for a form and for its second button, by which a number is said to be no Aadhaar number. */
function withNumbers(
  intent: string,
  handle: (sent: Parameters<Handler>[0], visit: Visit, anotherNumber: boolean) => Promise<Reply>,
): Record<string, Handler> {
  return {
    [intent]: (sent, visit) => handle(sent, visit, false),
    [`${intent} with another number`]: (sent, visit) => handle(sent, visit, true),
  };
}

const others = acts(
  {
    async address(sent, { ask }) {
      const email = sent.text('email');
      if (!isEmail(email)) return { fault: { code: 'sign_up_email_invalid', fields: ['email'] } };
      await ask(postStudentAddress, { email });
      return { done: 'mailed' };
    },

    ...withNumbers('organisation', async (sent, { ask }, anotherNumber) => {
      const [website, email] = [sent.text('website'), sent.text('email')];
      const registry = registries.find((one) => one === sent.text('registry')) as Registry;
      const fault = faultOfOrganisation(website, registry, email);
      if (fault) return { fault };
      const registryNumber = sent.text('registryNumber');
      if (registryNumber === '')
        return { fault: { code: 'registry_number_missing', fields: ['registryNumber'] } };
      await ask(postOrganisation, { website, registry, registryNumber, email, anotherNumber });
      return { done: 'mailed' };
    }),

    ...withNumbers('links', async (sent, { ask, params }, anotherNumber) => {
      const kind = linkKinds.find((one) => one === kindIn(params));
      if (!kind) throw new Refusal('verification_not_found');
      const links = [sent.text('first'), sent.text('second')];
      const wrong = ['first', 'second'].filter((_, at) => webAddressOf(links[at] ?? '') === null);
      if (wrong.length > 0) return { fault: { code: 'link_invalid', fields: wrong } };
      const about = sent.secret('about');
      if (!isWithin(about, limits.about))
        return { fault: { code: 'verification_about_length', fields: ['about'] } };
      await ask(postPublicLinks, { kind, links, about, anotherNumber });
      return { done: 'submitted' };
    }),

    ...withNumbers('appeal', async (sent, { ask, params }, anotherNumber) => {
      const appeal = sent.secret('appeal');
      if (!isWithin(appeal, limits.appeal))
        return { fault: { code: 'verification_appeal_length', fields: ['appeal'] } };
      await ask(putVerificationAppeal, { kind: kindIn(params), appeal, anotherNumber });
      return { done: 'appealed' };
    }),

    async code(sent, { ask, params }) {
      const secret = readCode(sent.text('code'));
      if (secret.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      const { state } = await ask(putVerificationProof, { kind: kindIn(params), secret });
      return { done: state };
    },
    async 'send code again'(_, { ask, params }) {
      await ask(postVerificationCode, { kind: kindIn(params) });
      return { done: 'mailed' };
    },

    async withdraw(sent, { ask }) {
      await ask(deleteVerification, { verificationId: sent.text('verificationId') });
      return { done: 'withdrawn' };
    },
  },
  {
    verification_free_mail: { fields: ['email'] },
    verification_alumni: { fields: ['email'] },
    verification_not_academic: { fields: ['email'] },
    verification_links_same: { fields: ['second'] },
    address_free_mail: { fields: ['email'] },
    address_other_domain: { fields: ['email'] },
    website_shared: { fields: ['website'] },
    registry_number_missing: { fields: ['registryNumber'] },
    registry_number_form: { fields: ['registryNumber'] },
    registry_number_check: { fields: ['registryNumber'] },
    registry_number_long: { fields: ['registryNumber'] },
    ...codeFaults,
  },
);

export const action = actsOnFiles(
  {
    async document(visit) {
      await visit.passOn(postStudentDocument, {});
      return { done: 'submitted' };
    },
  },
  others,
);

function faultOfOrganisation(website: string, registry: Registry | undefined, email: string): Fault | null {
  if (webAddressOf(website) === null) return { code: 'verification_website_invalid', fields: ['website'] };
  if (!registry) return { code: 'registry_number_form', fields: ['registry'] };
  return isEmail(email) ? null : { code: 'sign_up_email_invalid', fields: ['email'] };
}

function isWithin(typed: string, { min, max }: { min: number; max: number }): boolean {
  const length = textLength(typed);
  return length >= min && length <= max;
}
