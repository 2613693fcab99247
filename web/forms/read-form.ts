import { cleanText, isPasswordName } from '#rules/text/clean.ts';

/** A form that was sent to a page, with its texts cleaned before anything else is done with them. Null for what is no form. */
export async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  const sent = await request.formData().catch(() => null);
  if (!sent) return null;
  const form = new FormData();
  for (const [name, value] of sent) {
    const isText = typeof value === 'string' && !isPasswordName(name);
    form.append(cleanText(name), isText ? cleanText(value) : value);
  }
  return form;
}
