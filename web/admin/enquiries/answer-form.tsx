import { type FormEvent, useRef, useState } from 'react';
import { adminLimits } from '#contract/admin-limits.ts';
import type { EnquiryBody } from '#contract/enquiries.ts';
import { characters } from '#contract/password.ts';
import { enquiryTexts as texts } from '#texts/admin.ts';
import { hasType } from '../../client/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sendAnswer } from '../calls.ts';
import { Fault } from '../loading.tsx';

type AnswerFormProps = {
  enquiryId: string;
  onAnswered: (enquiry: EnquiryBody) => void;
  /** Somebody else was faster. */
  onConflict: () => void;
};

/** What is typed outlives a reload and a session that ends, in this tab alone. */
export function AnswerForm({ enquiryId, onAnswered, onConflict }: AnswerFormProps) {
  const [draft, setDraft] = useDraft(`answer:${enquiryId}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const found = problemOf(draft.trim());
    setProblem(found);
    if (found) return input.current?.focus();
    setWorking(true);
    setError(null);
    try {
      const answered = await sendAnswer(enquiryId, draft.trim());
      setDraft('');
      onAnswered(answered);
      showToast(texts.sent);
    } catch (fault) {
      setWorking(false);
      if (hasType(fault, 'enquiry_answered')) {
        showToast((fault as Error).message);
        return onConflict();
      }
      setError(fault);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {error !== null && <Fault error={error} otherwise={texts.failed} />}
      <TextAreaField
        ref={input}
        label={texts.answer}
        hint={texts.answerHint}
        error={problem}
        name="answer"
        rows={8}
        value={draft}
        onChange={(event) => {
          setProblem(null);
          setDraft(event.target.value);
        }}
        required
      />
      <Button type="submit" busy={working} className="justify-self-start">
        {working ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

function problemOf(answer: string): string | null {
  if (answer === '') return texts.answerMissing;
  return characters(answer) > adminLimits.answer ? texts.answerLong(adminLimits.answer) : null;
}

function useDraft(key: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  return [
    draft,
    (text) => {
      setDraft(text);
      try {
        if (text) sessionStorage.setItem(key, text);
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage the draft lasts as long as the page.
      }
    },
  ];
}
