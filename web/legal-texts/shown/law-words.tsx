import type { LegalTextBody } from '#contract/legal-texts/calls.ts';
import { languageNote } from '#web/legal-texts/language-note.ts';
import { LongText } from '#web/ui/long-text.tsx';
import { useLanguages } from '#web/use-project.ts';

/** A text of law inside a dialog, under the line that says which language counts. */
export function LawWords({ text }: { text: LegalTextBody }) {
  const { prefix } = useLanguages();
  const note = languageNote(text);
  // The words have English addresses. A page without one in this language is led to by its prefix as well.
  const sections = text.words.sections.map((section) => ({
    ...section,
    body: section.body.map((part) =>
      typeof part === 'object' && 'links' in part
        ? { links: part.links.map(({ to, label }) => ({ to: prefix + to, label })) }
        : part,
    ),
  }));
  return (
    <>
      {note && <p className="mb-6 font-semibold">{note}</p>}
      <div lang={text.language}>
        <LongText sections={sections} headingLevel={3} idPrefix="dialog-" />
      </div>
    </>
  );
}
