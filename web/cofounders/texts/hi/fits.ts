import type { DiagnosisTopic } from '#contract/cofounders/find-calls.ts';
import type { Criterion } from '#contract/cofounders/limits.ts';
import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, list, month, number, plural } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import type { fitTexts as english } from '../en/fits.ts';
import { splitLabels, withinMonths } from './values.ts';

type Counted = { count: number; isFew: boolean };

const shown = ({ count, isFew }: Counted) => (isFew ? 'कुछ' : number(count));

function memberCount({ count, isMore }: Total): string {
  return isMore ? `${number(count)}+ सदस्य` : `${number(count)} सदस्य`;
}

const hoursAWeek = (count: number) =>
  plural(count, { one: (text) => `हफ़्ते में ${text} घंटा`, other: (text) => `हफ़्ते में ${text} घंटे` });

type Topic = DiagnosisTopic['what'];
const isNeverSector = (what: Topic): what is 'never_sector' => what === 'never_sector';
const isNeverStage = (what: Topic): what is 'never_stage' => what === 'never_stage';
const isNeverRemote = (what: Topic): what is 'never_remote' => what === 'never_remote';

export const fitTexts = {
  noProject: 'अभी कोई प्रोजेक्ट नहीं',
  order: (total) =>
    `${memberCount(total)}: पहले वे जिनसे दोनों तरफ़ “हो तो अच्छा” सबसे ज़्यादा मिलता है, फिर वे जिनसे 30 दिन में सबसे कम पूछा गया, फिर सबसे नए`,
  starts: (startsOn) => (startsOn ? `${day(startsOn)} को शुरू कर सकते हैं` : 'अभी शुरू कर सकते हैं'),
  why({ asks, theyAsk, skills, ofSkills, hours, ofHours, aboutKm, bothRemote }) {
    const met = `आपकी ज़रूरी बातें: ${number(asks)}, उनकी: ${number(theyAsk)}। सब पूरी।`;
    const facts = [
      ofSkills > 0 && skills.length > 0
        ? `आपके ${number(ofSkills)} में से ${number(skills.length)} हुनर (${skills.join(', ')})`
        : '',
      hours > 0 && ofHours > 0 ? `${hoursAWeek(hours)}; आपको ${number(ofHours)} चाहिए` : '',
      hours > 0 && ofHours === 0 ? hoursAWeek(hours) : '',
      aboutKm > 0 ? `लगभग ${number(aboutKm)} किमी` : '',
      bothRemote ? 'दोनों कहीं से भी काम कर सकते हैं' : '',
    ].filter(Boolean);
    return facts.length > 0 ? `${met} ${facts.join(' · ')}।` : met;
  },
  differs: (differences) => `क्या अलग है: ${list(differences)}।`,
  difference: {
    hours: ({ reason }) => `उनके पास ${hoursAWeek(reason.hours)}`,
    distance: ({ reason }) =>
      reason.aboutKm > 0 ? `लगभग ${number(reason.aboutKm)} किमी दूर` : 'ज़िला पता नहीं',
    skills: () => 'आपके हुनर में से कोई नहीं',
    sector: () => 'दूसरा क्षेत्र',
    stage: () => 'दूसरा चरण',
    start: ({ startsOn }) => (startsOn ? `वे ${month(startsOn.slice(0, 7))} में शुरू करेंगे` : ''),
    split: () => '',
    language: () => 'कोई साझी भाषा नहीं',
  },
  topic({ what, name }, said) {
    if (isNeverSector(what)) return `${labelOf(sectorLabels, name)} कभी नहीं`;
    if (isNeverStage(what)) return `${labelOf(stageLabels, name)} कभी नहीं`;
    if (isNeverRemote(what)) return 'सिर्फ़ कहीं से भी: कभी नहीं';
    if (!said) return what;
    const words: Record<Criterion, () => string> = {
      hours: () => `कम से कम ${hoursAWeek(said.hours.least)}`,
      distance: () => `${number(said.distance.km)} किमी के अंदर`,
      skills: () => said.skills.names.join(' या '),
      sector: () => said.sector.names.map((one) => labelOf(sectorLabels, one)).join(' या '),
      stage: () => said.stage.names.map((one) => stageLabels[one]).join(' या '),
      start: () => `शुरुआत ${withinMonths(said.start.months)}`,
      split: () => said.splits.map((one) => splitLabels[one]).join(' या '),
      language: () => 'एक साझी भाषा',
    };
    return words[what]();
  },
  without: (topic, counted) => `“${topic}” के बिना: ${shown(counted)}`,
  pair: (first, second, counted) => `“${first}” और “${second}” के बिना: ${shown(counted)}`,
  theyAsk(what, counted, own) {
    const fit = counted.isFew
      ? 'आपकी सब माँगें पूरी करने वाले: कुछ'
      : `आपकी सब माँगें पूरी करने वाले: ${number(counted.count)}`;
    const asks: Record<Criterion | 'never', string> = {
      hours:
        own.hours > 0
          ? `वे ${hoursAWeek(counted.value)} तक माँगते हैं, आपके पास ${number(own.hours)}`
          : `वे ${hoursAWeek(counted.value)} तक माँगते हैं, और आपकी प्रोफ़ाइल में घंटे नहीं हैं`,
      distance: 'उन्हें पास का ज़िला चाहिए',
      skills: 'उन्हें दूसरे हुनर चाहिए',
      sector: 'उन्हें दूसरे क्षेत्र चाहिए',
      stage: 'उन्हें दूसरा चरण चाहिए',
      start: `वे चाहते हैं कि आप ${withinMonths(counted.value)} शुरू कर सकें`,
      split: 'वे शेयर दूसरी तरह से बाँटना चाहते हैं',
      language: 'उन्हें एक साझी भाषा चाहिए',
      never: 'उन्हें आपका क्षेत्र, आपका चरण या सिर्फ़ “कहीं से भी” वाला काम कभी नहीं चाहिए',
    };
    return `${fit}; ${asks[what]}`;
  },
  inCountry: (count, country) =>
    plural(count, {
      one: (text) => `आज ${country} में ${text} सदस्य खोज रहे हैं`,
      other: (text) => `आज ${country} में ${text} सदस्य खोज रहे हैं`,
    }),
  countries: { IN: 'भारत', GH: 'घाना', NG: 'नाइजीरिया', UG: 'युगांडा' } as Record<string, string>,
} satisfies Translated<typeof english>;
