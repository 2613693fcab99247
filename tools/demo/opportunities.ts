import { opportunitiesInAfrica } from './opportunities-africa.ts';
import { opportunitiesInIndia } from './opportunities-india.ts';
import type { DemoOpportunity } from './opportunity.ts';
import { sampleCollege } from './organisations.ts';

export const demoOpportunities: readonly (DemoOpportunity & { project: string })[] = Object.entries({
  ...opportunitiesInIndia,
  ...opportunitiesInAfrica,
}).flatMap(([project, all]) =>
  all.map(([kind, title, wouldDo, lookFor, skills, [hours, weeks], gives, place, state = 'live']) => ({
    project,
    kind,
    title,
    wouldDo,
    lookFor,
    hours,
    weeks,
    place,
    state,
    skills: skills.split(', '),
    gives: givesIn(gives),
  })),
);

function givesIn(text: string): DemoOpportunity['gives'] {
  const amount = Number(/[mp](\d+)/.exec(text)?.[1] ?? 0) * 100;
  const credit = Number(/c(\d+)/.exec(text)?.[1] ?? 0);
  const period = text.includes('m') ? 'Per month' : 'Per milestone';
  return {
    pay: amount > 0 ? { min: amount, max: amount * 1.5, currency: 'INR', period } : null,
    equity: /\be\b/.test(text),
    credit: credit > 0 ? { institution: sampleCollege, hours: credit } : null,
  };
}
