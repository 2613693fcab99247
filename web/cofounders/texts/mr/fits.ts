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

const shown = ({ count, isFew }: Counted) => (isFew ? 'काही' : number(count));

function memberCount({ count, isMore }: Total): string {
  return isMore ? `${number(count)}+ सदस्य` : `${number(count)} सदस्य`;
}

const hoursAWeek = (count: number) =>
  plural(count, { one: (text) => `आठवड्याला ${text} तास`, other: (text) => `आठवड्याला ${text} तास` });

type Topic = DiagnosisTopic['what'];
const isNeverSector = (what: Topic): what is 'never_sector' => what === 'never_sector';
const isNeverStage = (what: Topic): what is 'never_stage' => what === 'never_stage';
const isNeverRemote = (what: Topic): what is 'never_remote' => what === 'never_remote';

export const fitTexts = {
  noProject: 'अजून प्रकल्प नाही',
  order: (total) =>
    `${memberCount(total)}: दोन्ही बाजूंनी “असल्यास चांगले” सर्वात जास्त जुळणारे आधी, मग 30 दिवसांत सर्वात कमी विचारलेले, मग सर्वात नवीन`,
  starts: (startsOn) => (startsOn ? `${day(startsOn)} रोजी सुरू करू शकतात` : 'आता सुरू करू शकतात'),
  why({ asks, theyAsk, skills, ofSkills, hours, ofHours, aboutKm, bothRemote }) {
    const met = `तुमच्या आवश्यक गोष्टी: ${number(asks)}, त्यांच्या: ${number(theyAsk)}. सर्व पूर्ण.`;
    const facts = [
      ofSkills > 0 && skills.length > 0
        ? `तुमच्या ${number(ofSkills)} पैकी ${number(skills.length)} कौशल्ये (${skills.join(', ')})`
        : '',
      hours > 0 && ofHours > 0 ? `${hoursAWeek(hours)}; तुम्हाला ${number(ofHours)} हवेत` : '',
      hours > 0 && ofHours === 0 ? hoursAWeek(hours) : '',
      aboutKm > 0 ? `सुमारे ${number(aboutKm)} किमी` : '',
      bothRemote ? 'दोघेही कुठूनही काम करू शकतात' : '',
    ].filter(Boolean);
    return facts.length > 0 ? `${met} ${facts.join(' · ')}.` : met;
  },
  differs: (differences) => `काय वेगळे: ${list(differences)}.`,
  difference: {
    hours: ({ reason }) => `त्यांच्याकडे ${hoursAWeek(reason.hours)}`,
    distance: ({ reason }) =>
      reason.aboutKm > 0 ? `सुमारे ${number(reason.aboutKm)} किमी लांब` : 'जिल्हा माहीत नाही',
    skills: () => 'तुमच्या कौशल्यांपैकी एकही नाही',
    sector: () => 'दुसरे क्षेत्र',
    stage: () => 'दुसरी पायरी',
    start: ({ startsOn }) => (startsOn ? `ते ${month(startsOn.slice(0, 7))} मध्ये सुरू करतील` : ''),
    split: () => '',
    language: () => 'दोघांनाही येणारी भाषा नाही',
  },
  topic({ what, name }, said) {
    if (isNeverSector(what)) return `${labelOf(sectorLabels, name)} कधीही नको`;
    if (isNeverStage(what)) return `${labelOf(stageLabels, name)} कधीही नको`;
    if (isNeverRemote(what)) return '“फक्त कुठूनही” कधीही नको';
    if (!said) return what;
    const words: Record<Criterion, () => string> = {
      hours: () => `किमान ${hoursAWeek(said.hours.least)}`,
      distance: () => `${number(said.distance.km)} किमीच्या आत`,
      skills: () => said.skills.names.join(' किंवा '),
      sector: () => said.sector.names.map((one) => labelOf(sectorLabels, one)).join(' किंवा '),
      stage: () => said.stage.names.map((one) => stageLabels[one]).join(' किंवा '),
      start: () => `सुरुवात ${withinMonths(said.start.months)}`,
      split: () => said.splits.map((one) => splitLabels[one]).join(' किंवा '),
      language: () => 'दोघांनाही येणारी एक भाषा',
    };
    return words[what]();
  },
  without: (topic, counted) => `“${topic}” सोडून: ${shown(counted)}`,
  pair: (first, second, counted) => `“${first}” आणि “${second}” सोडून: ${shown(counted)}`,
  theyAsk(what, counted, own) {
    const fit = counted.isFew
      ? 'तुम्ही मागितलेले सर्व पूर्ण करणारे: काही'
      : `तुम्ही मागितलेले सर्व पूर्ण करणारे: ${number(counted.count)}`;
    const asks: Record<Criterion | 'never', string> = {
      hours:
        own.hours > 0
          ? `ते ${hoursAWeek(counted.value)} पर्यंत मागतात, तुमच्याकडे ${number(own.hours)}`
          : `ते ${hoursAWeek(counted.value)} पर्यंत मागतात, आणि तुमच्या प्रोफाइलमध्ये तास नाहीत`,
      distance: 'त्यांना जवळचा जिल्हा हवा',
      skills: 'त्यांना दुसरी कौशल्ये हवीत',
      sector: 'त्यांना दुसरी क्षेत्रे हवीत',
      stage: 'त्यांना दुसरी पायरी हवी',
      start: `तुम्ही ${withinMonths(counted.value)} सुरू करू शकावे, असे त्यांना हवे`,
      split: 'त्यांना शेअर वेगळ्या प्रकारे वाटायचे आहेत',
      language: 'त्यांना दोघांनाही येणारी भाषा हवी',
      never: 'त्यांना तुमचे क्षेत्र, तुमची पायरी किंवा “फक्त कुठूनही” काम कधीही नको',
    };
    return `${fit}; ${asks[what]}`;
  },
  inCountry: (count, country) =>
    plural(count, {
      one: (text) => `आज ${country} मध्ये ${text} सदस्य शोधत आहे`,
      other: (text) => `आज ${country} मध्ये ${text} सदस्य शोधत आहेत`,
    }),
  countries: { IN: 'भारत', GH: 'घाना', NG: 'नायजेरिया', UG: 'युगांडा' } as Record<string, string>,
} satisfies Translated<typeof english>;
