import { rowsOf } from './table.ts';

/** Working languages of members: BCP 47 code (the stored value), English name, own name. */
const table = `
  en | English | English
  hi | Hindi | हिन्दी
  mr | Marathi | मराठी
  as | Assamese | অসমীয়া
  bn | Bengali | বাংলা
  brx | Bodo | बड़ो
  doi | Dogri | डोगरी
  gu | Gujarati | ગુજરાતી
  kn | Kannada | ಕನ್ನಡ
  ks | Kashmiri | کٲشُر
  kok | Konkani | कोंकणी
  mai | Maithili | मैथिली
  ml | Malayalam | മലയാളം
  mni | Manipuri | মৈতৈলোন্
  ne | Nepali | नेपाली
  or | Odia | ଓଡ଼ିଆ
  pa | Punjabi | ਪੰਜਾਬੀ
  sa | Sanskrit | संस्कृतम्
  sat | Santali | ᱥᱟᱱᱛᱟᱲᱤ
  sd | Sindhi | سنڌي
  ta | Tamil | தமிழ்
  te | Telugu | తెలుగు
  ur | Urdu | اردو
  bho | Bhojpuri | भोजपुरी
  tcy | Tulu | ತುಳು
  ak | Akan | Akan
  ee | Ewe | Eʋegbe
  gaa | Ga | Gã
  dag | Dagbani | Dagbanli
  ha | Hausa | Hausa
  ig | Igbo | Igbo
  yo | Yoruba | Yorùbá
  pcm | Nigerian Pidgin | Naijá
  ff | Fula | Fulfulde
  lg | Luganda | Luganda
  nyn | Runyankole | Runyankore
  xog | Soga | Lusoga
  ach | Acholi | Acholi
  teo | Teso | Ateso
  sw | Swahili | Kiswahili
  ar | Arabic | العربية
  zh | Chinese | 中文
  nl | Dutch | Nederlands
  fr | French | Français
  de | German | Deutsch
  it | Italian | Italiano
  ja | Japanese | 日本語
  ko | Korean | 한국어
  pt | Portuguese | Português
  ru | Russian | Русский
  es | Spanish | Español
`;

export type Language = { code: string; name: string; ownName: string };

export const languages: readonly Language[] = rowsOf(table).map(([code = '', name = '', ownName = '']) => ({
  code,
  name,
  ownName,
}));
export const languageCodes: readonly string[] = languages.map((language) => language.code);
