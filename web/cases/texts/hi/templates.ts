import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { reasonTemplates as english } from '../en/templates.ts';

export const reasonTemplates = {
  nothing: 'हमने इसे देखा। यह हमारे नियमों के अनुसार है।',
  money: 'आपने अनुबंध से पहले दूसरे सदस्यों से पैसे माँगे। हमारे नियम इसकी इजाज़त नहीं देते।',
  harassment: 'आपने किसी दूसरे सदस्य का अपमान किया या उन्हें परेशान किया। हमारे नियम इसकी इजाज़त नहीं देते।',
  threat: 'आपने किसी दूसरे सदस्य को धमकी दी। हमारे नियम इसकी इजाज़त नहीं देते।',
  pretence: 'आपने ख़ुद को कोई दूसरा व्यक्ति या संस्था बताया। हमारे नियम इसकी इजाज़त नहीं देते।',
  untrue: 'आपने ऐसी बातें कहीं जो सच नहीं हैं, और दूसरों ने उन पर भरोसा किया। हमारे नियम इसकी इजाज़त नहीं देते।',
  spam: 'आपने कई सदस्यों को एक ही टेक्स्ट या विज्ञापन भेजा। हमारे नियम इसकी इजाज़त नहीं देते।',
  child: 'आपने 18 साल से कम उम्र के सदस्यों के लिए हमारे नियम नहीं माने।',
  picture: 'इस तस्वीर की यहाँ इजाज़त नहीं है।',
} satisfies Translated<typeof english>;

export type ReasonTemplate = keyof typeof reasonTemplates;
export const templateNames = Object.keys(reasonTemplates) as ReasonTemplate[];

export function reasonFrom(template: string, typed: string): string {
  const known = templateNames.find((one) => one === template);
  return [known ? reasonTemplates[known] : '', typed].filter(Boolean).join('\n\n');
}

export const outcomeField = (outcome: CaseOutcome) => `outcome-${outcome}`;
