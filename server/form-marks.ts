import { markField } from '#contract/unsent-forms/limits.ts';
import type { PageText } from '../web/router/page-text.ts';

const forms = /<form\b[^>]*\bmethod="post"[^>]*>/g;

/**
 * Names the member for whom a page was made in each of its forms, so that a form can be kept for them if it is sent after their
 * session has ended. React takes no notice of hidden fields that it has not drawn: a page with scripts keeps this one as it is.
 */
export function withMarks(page: PageText, mark: string): PageText {
  if (mark === '') return page;
  const field = `<input type="hidden" name="${markField}" value="${mark}"/>`;
  return { ...page, body: page.body.replace(forms, (form) => form + field) };
}
