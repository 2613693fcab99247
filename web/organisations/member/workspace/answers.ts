import {
  deleteOrganisation,
  deleteSubmission,
  getOwnOrganisation,
  patchOrganisation,
  postAddressCode,
  putAddress,
  putClosing,
  putLetter,
  putOrganisationAppeal,
  putSubmission,
} from '#contract/organisations/calls.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isEmail } from '#rules/checks/email.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { linksOfOwnOrganisation } from '#web/elsewhere.ts';
import { acts, actsOnFiles, type Handler, type Reply } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { tried } from '../faults.ts';

export const loader = loads(async ({ ask, param }) => {
  const organisation = await ask(getOwnOrganisation, { organisationSlug: param('slug') });
  const links = linksOfOwnOrganisation.map((linkOf) => linkOf(organisation));
  return { organisation, links: links.filter((link) => link !== null) };
});

/** A form that says no more than its button. */
const press =
  (
    step: (visit: Visit, of: { organisationSlug: string }) => Promise<unknown>,
    done: string,
    to?: string,
  ): Handler =>
  (_, visit) =>
    tried(async () => {
      await step(visit, { organisationSlug: visit.param('slug') });
      return { done, to };
    });

const others = acts({
  save,
  send: press(({ ask }, of) => ask(putSubmission, of), 'sent'),
  back: press(({ ask }, of) => ask(deleteSubmission, of), 'withdrawn'),
  close: press(({ ask }, of) => ask(putClosing, of), 'closed'),
  delete: press(({ ask }, of) => ask(deleteOrganisation, of), 'deleted', organisationPaths.ownOrganisations),
  appeal: (sent, { ask, param }) =>
    tried(async () => {
      await ask(putOrganisationAppeal, { organisationSlug: param('slug'), appeal: sent.secret('appeal') });
      return { done: 'appealed' };
    }),
  code: (sent, { ask, param }) =>
    tried(async () => {
      const email = sent.text('email');
      if (!isEmail(email)) return { fault: { code: 'sign_up_email_invalid', fields: ['email'] } };
      await ask(postAddressCode, { organisationSlug: param('slug'), email });
      return { done: 'mailed' };
    }),
  confirm: (sent, { ask, param }) =>
    tried(async () => {
      const secret = readCode(sent.text('code'));
      if (secret.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      await ask(putAddress, { organisationSlug: param('slug'), secret });
      return { done: 'proven' };
    }),
});

export const action = actsOnFiles(
  {
    async letter(visit) {
      await visit.passOn(putLetter, { organisationSlug: visit.param('slug') });
      return { done: 'letter' };
    },
  },
  others,
);

/** After a conflict the page shows how it stands now, and the next save is based on that. */
async function save(...[sent, { ask, param }]: Parameters<Handler>): Promise<Reply> {
  const organisationSlug = param('slug');
  return tried(async () => {
    try {
      await ask(patchOrganisation, {
        organisationSlug,
        version: Number(sent.text('version')) || 0,
        ...(sent.has('name') && { name: sent.secret('name') }),
        place: sent.text('place'),
        about: sent.secret('about'),
        isListed: sent.has('isListed'),
      });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
      const { version, said } = await ask(getOwnOrganisation, { organisationSlug });
      const { name, place, about } = said;
      return { fault: { code: 'conflict' }, about: { version: String(version), name, place, about } };
    }
    return { done: 'saved' };
  });
}
