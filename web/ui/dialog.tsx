import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formTexts } from '#web/ground/texts/en/forms.ts';
import { Button } from './button.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot. Without any, there is a Close button. */
  actions?: ReactNode;
  closeLabel?: string;
};

/** An element that scrolls must be reachable by keyboard, even if it holds no link. */
const reachable = { tabIndex: 0 };

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape and gives focus back. One that is open from the start
 * is part of the page until scripts are there; one that has not been open yet is empty.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  closeLabel = formTexts.close,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpenAtFirst] = useState(open);
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) return element.close();
    if (element.matches(':modal')) return;
    // Not `close`, which would count as the person's doing.
    element.removeAttribute('open');
    element.showModal();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      open={isOpenAtFirst}
      className="dialog"
      aria-labelledby={hasOpened ? titleId : undefined}
      onClose={onClose}
    >
      {hasOpened && (
        <>
          <div className="border-b border-line px-5 py-4 sm:px-7">
            <h2 id={titleId} className="text-heading">
              {title}
            </h2>
          </div>
          <section
            className="min-h-0 grow overflow-y-auto px-5 py-5 sm:px-7"
            aria-label={title}
            {...reachable}
          >
            {children}
          </section>
          <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
            {actions ?? (
              <Button look="quiet" onClick={onClose}>
                {closeLabel}
              </Button>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
