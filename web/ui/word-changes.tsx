type Piece = { kind: 'same' | 'removed' | 'added'; text: string };
type Words = { was: string; is: string; nothing: string };

/** The changes between two texts: old words struck, new words underlined, both also labelled in words. */
export function WordChanges({ pieces, texts }: { pieces: readonly Piece[]; texts: Words }) {
  let count = 0;
  return pieces.map(({ kind, text }) => {
    count += 1;
    return kind === 'same' ? text : <ChangedWords key={count} kind={kind} text={text} texts={texts} />;
  });
}

/** Read out, it says which of the two it is. */
export function ChangedWords({
  kind,
  text,
  texts,
}: {
  kind: 'removed' | 'added';
  text: string;
  texts: Words;
}) {
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <Tag className={kind === 'removed' ? 'text-soft line-through' : 'font-semibold underline'}>
      <span className="sr-only">{kind === 'removed' ? texts.was : texts.is} </span>
      {text || texts.nothing}
    </Tag>
  );
}
