type Style = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/**
 * Making a format takes longer than all texts of a page, and there are few: they are kept. A zone can be typed in many spellings, so
 * there is a limit.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const most = 500;

/** How dates are written in a language, a zone and a style. */
export function dateFormat(locale: string, timeZone: string, style: Style): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.entries(style)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...style, timeZone });
  if (formats.size >= most) formats.clear();
  formats.set(key, made);
  return made;
}
