import { creditLimits as limits } from '#contract/credit/limits.ts';
import type { EvidenceFileBody, OwnClaimBody } from '#contract/credit/shapes.ts';
import { viewClaimEvidenceFile } from '#contract/credit/student-calls.ts';
import { addressOf } from '#web/client/api.ts';
import { claimTexts } from '#web/credit/texts/en/claim.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { useProject } from '#web/use-project.ts';
import { formsOfClaim } from './forms.ts';

const texts = claimTexts.evidence;
type Of = { one: OwnClaimBody };

/** The evidence as it was sent. */
export function EvidenceShown({ one: { $id, evidence } }: Of) {
  return (
    <section aria-labelledby="evidence" className="grid gap-3">
      <h2 id="evidence" className="text-heading">
        {texts.title}
      </h2>
      {evidence.words && <LinkedText text={evidence.words} />}
      <ul>
        {evidence.files.map((file, at) => (
          <li key={file.$id}>
            <FileLink claimId={$id} file={file} position={at + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words and the files, each with a form of its own. */
export function EvidenceForms({ one }: Of) {
  const words = usePost(['words'], { shared: formsOfClaim });
  const { $id, evidence, organisation, version } = one;
  return (
    <section aria-labelledby="evidence" className="grid gap-4">
      <h2 id="evidence" className="text-heading">
        {texts.title}
      </h2>
      <p className="break-words">{texts.how(organisation.name)}</p>
      <PostForm post={words} intent="words" className="grid gap-3">
        {!words.isAtFault('words') && <PostFault post={words} />}
        <input type="hidden" name="version" value={version} />
        <CountedArea
          {...words.field('words', evidence.words)}
          label={texts.words}
          most={limits.evidence.max}
          error={noteAt(words.fault, 'words')}
          rows={6}
          required
        />
        <Button type="submit" look="quiet" busy={words.busyWith !== null} className="justify-self-start">
          {words.busyWith ? claimTexts.busy : texts.save}
        </Button>
      </PostForm>
      <h3 className="font-semibold">{texts.files}</h3>
      <p className="text-small text-soft">{texts.filesHow}</p>
      {evidence.files.length === 0 ? (
        <p>{texts.filesNone}</p>
      ) : (
        <ul className="grid gap-2">
          {evidence.files.map((file, at) => (
            <li key={file.$id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <FileLink claimId={$id} file={file} position={at + 1} />
              <DropFile file={file} position={at + 1} />
            </li>
          ))}
        </ul>
      )}
      {evidence.files.length < limits.files && <AddFile />}
    </section>
  );
}

type OfFile = { file: EvidenceFileBody; position: number };

function FileLink({ claimId, file, position }: OfFile & { claimId: string }) {
  const address = addressOf(viewClaimEvidenceFile, { claimId, fileId: file.$id }, useProject());
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="text-link inline-flex min-h-11 items-center"
    >
      {texts.see(position, file.mimeType)}
    </a>
  );
}

function DropFile({ file, position }: OfFile) {
  const post = usePost(['dropFile'], { shared: formsOfClaim });
  return (
    <PostForm post={post} intent="dropFile">
      <PostFault post={post} />
      <input type="hidden" name="fileId" value={file.$id} />
      <Button type="submit" look="quiet" small busy={post.busyWith !== null}>
        {texts.delete(position)}
      </Button>
    </PostForm>
  );
}

function AddFile() {
  const post = usePost(['evidence'], { shared: formsOfClaim });
  return (
    <PostForm post={post} action="?file=evidence" takesFile isChecked className="grid gap-3">
      {!post.isAtFault('file') && <PostFault post={post} />}
      <Field label={texts.file} hint={texts.fileHint} error={noteAt(post.fault, 'file')}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            name="file"
            accept=".pdf,image/jpeg,image/png,image/webp"
            required
            className="input"
          />
        )}
      </Field>
      <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
        {post.busyWith ? claimTexts.busy : texts.add}
      </Button>
    </PostForm>
  );
}
