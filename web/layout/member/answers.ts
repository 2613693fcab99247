import { redirectDocument } from 'react-router';
import { getDesk } from '#contract/administration/calls.ts';
import { firstLanguage } from '#contract/lists/interface-languages.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { pageAt, speaksByAddress, splitLanguage } from '#web/page-at.ts';
import { openDeskLinks } from '../desk/open-links.ts';

/** The member for whom all pages in the layout are made, and the server's position in its events before the load. */
export const loader = loads(
  async (visit) => {
    leadToOwnLanguage(visit);
    const layout = await visit.ask(getLayout, {});
    const further = layout.places.includes('desk') ? { desk: await findDesk(visit) } : {};
    return { ...layout, further, position: visit.position };
  },
  { isLayout: true },
);

/** The scripts of a page in another language lead to the document: a page has the words of one language. */
function leadToOwnLanguage({ isScripted, isPrefetch, before, url }: Visit): void {
  if (!isScripted || isPrefetch || !URL.canParse(before)) return;
  const { pathname } = new URL(before);
  const page = pageAt(pathname)?.page;
  if (!page || !speaksByAddress(page)) return;
  const read = splitLanguage(pathname).language ?? firstLanguage;
  if (!site.language.startsWith(read)) throw redirectDocument(url.pathname + url.search);
}

/** The first page of the desk that is open to the member. */
async function findDesk({ ask }: Visit): Promise<string> {
  const { rights } = await ask(getDesk, {});
  return openDeskLinks(rights)[0]?.to ?? '';
}
