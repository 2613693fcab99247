import { markField } from '#contract/unsent-forms/limits.ts';

const forms = /<form\b[^>]*\bmethod="post"[^>]*>/g;

/**
 * Names the member for whom a page was made in each of its forms, so that a form can be kept for them if it is sent after their
 * session has ended. React takes no notice of hidden fields that it has not drawn: a page with scripts keeps this one as it is.
 */
export function withMarks(html: string, mark: string): string {
  if (mark === '') return html;
  return html.replace(forms, (form) => `${form}<input type="hidden" name="${markField}" value="${mark}"/>`);
}
