import { data, replace } from 'react-router';
import { refusals } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';

/** A file of a page; where it does not open, the page says why, or there is none. */
export async function openFile(open: () => Promise<Response>, page: string): Promise<Response> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isMissing = ['not_found', 'invalid'].includes(refusals[error.code]);
    if (isMissing) throw data(null, 404);
    throw replace(page, 303);
  }
}
