import { TextField } from '#web/ui/field.tsx';
import { faultAt } from './field-fault.ts';
import type { useKindPost } from './use-kind-post.ts';

type AddressFieldProps = {
  post: ReturnType<typeof useKindPost>;
  before: string | undefined;
  label: string;
  hint: string;
};

/** The address to which the code goes. */
export function AddressField({ post, before, label, hint }: AddressFieldProps) {
  return (
    <TextField
      {...post.field('email', before)}
      label={label}
      hint={hint}
      error={faultAt(post, 'email')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
