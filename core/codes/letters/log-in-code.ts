import { minutesBetween } from '../../ground/dates.ts';
import { letterKind, type Named } from '../../ground/letters.ts';
import { codeOf } from '../../ground/secrets.ts';
import { findMailedToken } from '../find-mailed-token.ts';

export const logInCode = letterKind({
  name: 'log-in-code',
  async prepare(core, { tokenId }: { tokenId: string }) {
    const token = await findMailedToken(core, tokenId);
    if (!token) return null;
    const { email: to, name, phrase, created_at: from, expires_at: until } = token;
    return { to, name, phrase, minutes: minutesBetween(from, until), code: codeOf(core.key, tokenId) };
  },
  samples: ({ to, name }) => [
    { to, name, code: '482913', minutes: 10, phrase: '' },
    { to, name, code: '482913', minutes: 15, phrase: 'Golden Fox' },
  ],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof logInCode> {}
}
