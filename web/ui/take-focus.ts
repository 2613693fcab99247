/** As `ref` of what appears in answer to a press: the focus goes on there, and it is in view. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
