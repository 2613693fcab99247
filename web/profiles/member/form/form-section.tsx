import type { ReactNode } from 'react';

/** Fields that belong together. A field with the class "half" shares its row on a wide screen. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-5 text-heading">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2 [&>*]:col-span-full sm:[&>.half]:col-span-1">{children}</div>
    </fieldset>
  );
}
