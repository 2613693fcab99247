import { findMailedToken } from '../../codes/find-mailed-token.ts';
import { minutesBetween } from '../../ground/dates.ts';
import { letterKind, type Named } from '../../ground/letters.ts';
import { codeOf } from '../../ground/secrets.ts';

/** The code by which somebody who is signed in confirms that it is they who ask. */
export const confirmationCode = letterKind({
  name: 'confirmation-code',
  async prepare(core, { tokenId }: { tokenId: string }) {
    const token = await findMailedToken(core, tokenId);
    if (!token) return null;
    const { email: to, name, created_at: from, expires_at: until } = token;
    return { to, name, minutes: minutesBetween(from, until), code: codeOf(core.key, tokenId) };
  },
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10 }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof confirmationCode> {}
}
