import type { OwnOrganisation } from '#contract/organisations/shapes.ts';

type Now = Pick<OwnOrganisation, 'state' | 'appeal'>;

const inForce = {
  sent: ({ state }: Now) => state === 'in_review',
  withdrawn: ({ state }: Now) => state === 'draft',
  appealed: ({ appeal }: Now) => appeal !== '',
  closed: ({ state }: Now) => state === 'closed',
} as const;

/** The step that was just taken, if the organisation still stands as it left it: a decision may have come on the open page. */
export function stepInForce(done: string | undefined, now: Now): keyof typeof inForce | undefined {
  const step = (Object.keys(inForce) as (keyof typeof inForce)[]).find((one) => one === done);
  return step && inForce[step](now) ? step : undefined;
}
