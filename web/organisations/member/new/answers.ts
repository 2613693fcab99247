import { getOpening, postOrganisation } from '#contract/organisations/calls.ts';
import { organisationKindNames } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { tried } from '../faults.ts';

export const loader = loads(async ({ ask }) => ({
  opening: await ask(getOpening, {}),
  // Sent along, so that a form that is sent twice begins one organisation.
  key: crypto.randomUUID(),
}));

export const action = acts({
  begin: (sent, { ask }) =>
    tried(async () => {
      const kind = organisationKindNames.find((one) => one === sent.text('kind'));
      if (!kind) return { fault: { code: 'organisation_kind_missing', fields: ['kind'] } };
      const name = sent.secret('name');
      const { slug } = await ask(postOrganisation, { kind, name, key: sent.text('key') || undefined });
      return { done: 'begun', to: organisationPaths.ownOrganisation(slug) };
    }),
});
