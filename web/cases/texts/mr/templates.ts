import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { reasonTemplates as english } from '../en/templates.ts';

export const reasonTemplates = {
  nothing: 'आम्ही ते पाहिले. ते आमचे नियम पाळते.',
  money: 'तुम्ही करार होण्याआधी इतर सदस्यांकडे पैसे मागितले. आमचे नियम याला परवानगी देत नाहीत.',
  harassment: 'तुम्ही दुसऱ्या सदस्याचा अपमान केला किंवा त्यांना त्रास दिला. आमचे नियम याला परवानगी देत नाहीत.',
  threat: 'तुम्ही दुसऱ्या सदस्याला धमकी दिली. आमचे नियम याला परवानगी देत नाहीत.',
  pretence: 'तुम्ही दुसरी व्यक्ती किंवा संस्था असल्याचे भासवले. आमचे नियम याला परवानगी देत नाहीत.',
  untrue: 'तुम्ही खऱ्या नसलेल्या गोष्टी सांगितल्या, आणि इतरांनी त्यांवर विश्वास ठेवला. आमचे नियम याला परवानगी देत नाहीत.',
  spam: 'तुम्ही अनेक सदस्यांना तोच मजकूर किंवा जाहिरात पाठवली. आमचे नियम याला परवानगी देत नाहीत.',
  child: 'तुम्ही 18 वर्षांखालील सदस्यांसाठीचे आमचे नियम पाळले नाहीत.',
  picture: 'या चित्राला इथे परवानगी नाही.',
} satisfies Translated<typeof english>;

export type ReasonTemplate = keyof typeof reasonTemplates;
export const templateNames = Object.keys(reasonTemplates) as ReasonTemplate[];

export function reasonFrom(template: string, typed: string): string {
  const known = templateNames.find((one) => one === template);
  return [known ? reasonTemplates[known] : '', typed].filter(Boolean).join('\n\n');
}

export const outcomeField = (outcome: CaseOutcome) => `outcome-${outcome}`;
