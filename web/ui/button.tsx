import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { classes } from './classes.ts';
import { useKeptFocus } from './kept-focus.ts';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'bright' | 'marigold' | 'quiet' | 'danger' | 'plain';
type Shape = { look?: ButtonLook; small?: boolean };

function shapeClasses({ look = 'primary', small }: Shape, className?: string) {
  return classes('button', `button-${look}`, small && 'button-small', className);
}

type ButtonProps = ComponentProps<'button'> & Shape & { busy?: boolean };

/** While `busy` the button cannot be pressed and shows a spinner next to its words. */
export function Button({ look, small, busy, className, children, disabled, ref, ...rest }: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement, []);
  useKeptFocus(own, busy === true);
  return (
    <button
      type="button"
      {...rest}
      ref={own}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={shapeClasses({ look, small }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button; leads somewhere, so it is never a button. */
export function ButtonLink({ look, small, className, ...rest }: ComponentProps<typeof Link> & Shape) {
  return <Link prefetch="intent" {...rest} className={shapeClasses({ look, small }, className)} />;
}

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...rest} className={classes('text-link', className)} />;
}
