import type { agreementLanguageRefusals as english } from '../en/language-refusals.ts';

export const agreementLanguageRefusals: typeof english = {
  agreement_language_unoffered: 'अभी इस भाषा में कोई अनुबंध नहीं होता। दूसरी भाषा चुनें।',
  agreement_language_unread: 'पक्का करें कि आपको इस अनुबंध की भाषा पढ़ना आता है, या यह आपको पढ़कर सुनाया गया है।',
};
