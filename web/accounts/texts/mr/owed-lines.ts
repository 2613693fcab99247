import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { owedLines as english } from '../en/owed-lines.ts';

export const owedLines = {
  line: (project, person, parts) => `${project} आणि ${person}: ${parts}.`,
  person: 'एक माजी सदस्य',
  due: (amount) => `${amount} देणे बाकी`,
  units: (units) => `${units} युनिटचे वचन`,
  underWay: (count) =>
    plural(count, {
      one: (shown) => `${shown} टप्पा सुरू आहे`,
      other: (shown) => `${shown} टप्पे सुरू आहेत`,
    }),
  nothing: 'आत्ता काही देणे बाकी नाही',
} satisfies Translated<typeof english>;
