import { beforePaint } from './before-paint-script.ts';

/** Runs before anything is painted. */
export function BeforePaint({ nonce }: { nonce?: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {beforePaint}
    </script>
  );
}
