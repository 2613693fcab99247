import { adminTexts } from '#texts/admin.ts';
import { site } from '#texts/site.ts';

/** The heading of a page, and its title in the browser. */
export function Title({ text, hidden }: { text: string; hidden?: boolean }) {
  return (
    <>
      <title>{`${text} | ${adminTexts.title} | ${site.name}`}</title>
      <h1 className={hidden ? 'sr-only' : 'text-title break-words'}>{text}</h1>
    </>
  );
}
