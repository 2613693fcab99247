import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { owedLines as english } from '../en/owed-lines.ts';

export const owedLines = {
  line: (project, person, parts) => `${project} और ${person}: ${parts}।`,
  person: 'एक पूर्व सदस्य',
  due: (amount) => `${amount} देना बाक़ी`,
  units: (units) => `${units} यूनिट का वादा`,
  underWay: (count) =>
    plural(count, {
      one: (shown) => `${shown} पड़ाव चल रहा है`,
      other: (shown) => `${shown} पड़ाव चल रहे हैं`,
    }),
  nothing: 'अभी कुछ देना बाक़ी नहीं',
} satisfies Translated<typeof english>;
