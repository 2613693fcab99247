import { others, type Rule } from './rule.ts';

// Hindi and Marathi as they are typed in Latin letters. A rule needs a thing and a demand for it: "paise milenge" is pay.
const money =
  '(?:pais[ae]y?|paise|rup(?:ay|iy|iya|ee|a)?[aey]+s?|rs|fees?|phees?|shulk|rakka?m|ra?ashi|anamat|deposit|charges?|chalan)';
const sends = '(?:bhej(?:o|iye|iyega|na|ein|en|do|de)?|path(?:va|wa|av|aw)a?|taka|takaa)';
const pays = `(?:${sends}|bhar(?:o|a|iye|ein|na|ni|ne|ava|avi|ave)|jama (?:kar\\w*|kij\\w*)|bhugtan kar\\w*|chuka(?:o|na|iye|yein)|d(?:o|ya|yav[aei]|ijiye|ein)|transfer (?:kar\\w*|kij\\w*)|de do|den[aei] (?:hog[aie]|padeg[aie]|honge|padenge)|lag(?:el|til|tat|ega|egi|enge)|anivarya|avashyak)`;
const paper =
  '(?:a{1,2}dh?a{1,2}r(?: ?card)?(?:ch[aei]|ki|ka|ke)?|pan (?:card|number|no)|otp|bank (?:khat[ae]|account|details?|tapshil)|passbook|pehch?an patra?|olakhpatra)';
const tells = `(?:${sends}|bata(?:o|iye|yein|ein|na)|sang(?:a|av[ea]?)|upload kar\\w*|share kar\\w*|likh(?:o|iye|ein|na)|liha|d(?:o|ya|ijiye|ein)|jod(?:a|o|iye))`;
const messenger = '(?:whats ?app?|wats ?app|telegram|signal|insta(?:gram)?)';

/** Work that a member would do for others, and pay that the project gives. */
const oursOrTheirs = new RegExp(
  String.raw`${others.source}|\b(?:mahine|mahina|darmaha|stipend|mandhan|mandey|hum denge|amhi de\w+|kisan\w*|shetkar\w*|grahak\w*|wal[aei]|banan[aei]|banav\w*|banvay\w*|app|bot|hishob|hisab)\b`,
);

export const latinLetters: readonly Rule[] = [
  {
    reason: 'asks_for_money',
    pattern: new RegExp(String.raw`\b${money}\b.{0,25}\b${pays}\b`),
    unless: oursOrTheirs,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b(?:g ?pay|google pay|phone ?pe|paytm|bhim|upi) (?:par|pe|var|war)\b.{0,25}\b${sends}\b`,
    ),
    unless: oursOrTheirs,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b${money} (?:bhar(?:lya|e)|dil(?:ya|e)|diye|bheje|pathavl?ya|path?valya)[ -]?(?:shivay|bina|bagair)\b`,
    ),
    evenDenied: true,
  },
  {
    reason: 'asks_for_identity',
    pattern: new RegExp(String.raw`\b${paper}\b.{0,30}\b${tells}\b`),
    unless: oursOrTheirs,
  },
  {
    reason: 'leads_away',
    pattern: new RegExp(
      String.raw`\b${messenger} ?(?:par|pe|var|war)\b.{0,20}\b(?:sampark|jud\w*|message|msg|call|baat|${sends}|liha|likh\w*)`,
    ),
    unless: oursOrTheirs,
  },
  {
    reason: 'leads_away',
    pattern: new RegExp(
      String.raw`\b(?:phone|mobile|apna|aapka|tumcha|tujha)(?: phone| mobile)? (?:number|no|kramank)\b.{0,12}\b(?:${sends}|d(?:o|ya|ijiye|ein)|share kar\w*)\b`,
    ),
    unless: oursOrTheirs,
  },
];
