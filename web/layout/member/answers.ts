import { getDesk } from '#contract/administration/calls.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { openDeskLinks } from '../desk/open-links.ts';

/** The member for whom all pages in the layout are made, and the server's position in its events before the load. */
export const loader = loads(
  async (visit) => {
    const layout = await visit.ask(getLayout, {});
    const further = layout.places.includes('desk') ? { desk: await findDesk(visit) } : {};
    return { ...layout, further, position: visit.position };
  },
  { isLayout: true },
);

/** The first page of the desk that is open to the member. */
async function findDesk({ ask }: Visit): Promise<string> {
  const { rights } = await ask(getDesk, {});
  return openDeskLinks(rights)[0]?.to ?? '';
}
