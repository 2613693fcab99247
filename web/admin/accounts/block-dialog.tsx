import { type FormEvent, useId, useRef, useState } from 'react';
import { adminLimits } from '#contract/admin-limits.ts';
import { characters } from '#contract/password.ts';
import type { AccountViewBody } from '#contract/supervision.ts';
import { adminTexts, accountTexts as texts } from '#texts/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { endSuspension, suspendAccount } from '../calls.ts';
import { Fault } from '../loading.tsx';

type BlockDialogProps = {
  account: AccountViewBody;
  name: string;
  open: boolean;
  onClose: () => void;
  onChange: (account: AccountViewBody) => void;
};

/** Asks once more before somebody is shut out, and why; or before they are let in again. */
export function BlockDialog({ account, name, open, onClose, onChange }: BlockDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const { suspended: blocked } = account;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    if (!blocked && !isReason(reason)) {
      setProblem(texts.reasonFault);
      return input.current?.focus();
    }
    setWorking(true);
    setError(null);
    try {
      const changed = await (blocked
        ? endSuspension(account.$id)
        : suspendAccount(account.$id, reason.trim()));
      onChange(changed);
      showToast(changed.suspended ? texts.blocked : texts.unblocked);
    } catch (fault) {
      setError(fault);
      setWorking(false);
    }
  }

  const confirm = blocked ? texts.confirmUnblock : texts.confirmBlock;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={blocked ? texts.unblockTitle(name) : texts.blockTitle(name)}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {adminTexts.cancel}
          </Button>
          <Button type="submit" form={formId} look={blocked ? 'primary' : 'danger'} busy={working}>
            {working ? texts.working : confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {error !== null && <Fault error={error} otherwise={texts.failed} />}
        <p>{blocked ? texts.unblockHint : texts.blockHint}</p>
        {!blocked && (
          <TextAreaField
            ref={input}
            label={texts.reason}
            hint={texts.reasonHint}
            error={problem}
            name="reason"
            rows={4}
            value={reason}
            onChange={(event) => {
              setProblem(null);
              setReason(event.target.value);
            }}
            required
          />
        )}
      </form>
    </Dialog>
  );
}

function isReason(text: string): boolean {
  const length = characters(text.trim());
  return length >= adminLimits.reason.min && length <= adminLimits.reason.max;
}
