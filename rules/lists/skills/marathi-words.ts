/** Marathi names of skills, by the stored name, where the name in the list of skills is Hindi alone. */
export const marathiWords = `
  Market Research | बाजार संशोधन
  Rural Marketing | ग्रामीण मार्केटिंग, ग्रामीण विपणन
  Sales | विक्री
  Retail Sales | किरकोळ विक्री
  Negotiation | वाटाघाटी
  Customer Support | ग्राहक सेवा
  Partnerships | भागीदारी
  Export and Import | आयात निर्यात
  Project Management | प्रकल्प व्यवस्थापन
  Business Planning | व्यवसाय नियोजन
  Business Strategy | व्यवसाय धोरण
  Entrepreneurship | उद्योजकता
  Operations Management | कामकाज व्यवस्थापन
  Supply Chain Management | पुरवठा साखळी
  Procurement | खरेदी
  Inventory Management | साठा व्यवस्थापन
  Office Administration | कार्यालय प्रशासन
  Human Resources | मनुष्यबळ
  Recruitment | भरती
  Risk Management | जोखीम व्यवस्थापन
  Accounting | हिशेब, लेखाकर्म
  Bookkeeping | हिशेब लेखन
  Income Tax | प्राप्तिकर
  Auditing | लेखापरीक्षण
  Cost Accounting | खर्च लेखांकन
  Financial Analysis | आर्थिक विश्लेषण
  Budgeting | अर्थसंकल्प
  Valuation | मूल्यमापन
  Microfinance | सूक्ष्म वित्तपुरवठा
  Insurance | विमा
  Payroll | पगार
  Corporate Law | कंपनी कायदा
  Contract Drafting | करार लेखन
  Labour Law | कामगार कायदा
  Legal Research | कायदा संशोधन
  Consumer Law | ग्राहक कायदा
  Environmental Law | पर्यावरण कायदा
  Public Policy | सार्वजनिक धोरण
  Right to Information | माहितीचा अधिकार
  Mediation | मध्यस्थी
  Statistics | संख्याशास्त्र
  Data Analysis | माहिती विश्लेषण
  GIS and Mapping | नकाशा
  Graphic Design | ग्राफिक डिझाइन
  Illustration | चित्रे
  Print Design | प्रिंट डिझाइन, मुद्रण
  Fashion Design | फॅशन डिझाइन
  Textile Design | वस्त्र डिझाइन
  Jewellery Design | दागिने डिझाइन
  Video Editing | व्हिडिओ संपादन
  Animation | अ‍ॅनिमेशन
  Photography | फोटोग्राफी, छायाचित्रण
  Film Direction | चित्रपट दिग्दर्शन
  Script Writing | पटकथा लेखन
  Music Composition | संगीत रचना
  Journalism | पत्रकारिता
  Quality Control | गुणवत्ता नियंत्रण
  Electric Vehicles | विद्युत वाहने
  Machine Maintenance | यंत्र देखभाल
  Construction Management | बांधकाम व्यवस्थापन
  Surveying | भूमापन
  Urban Planning | नगररचना
  Water Supply Engineering | पाणीपुरवठा
  Architecture | वास्तुकला
  Interior Design | अंतर्गत सजावट
  Electrical Engineering | विद्युत अभियांत्रिकी
  Electrical Wiring | विजेचे काम
  Solar Energy | सौर ऊर्जा
  Wind Energy | पवन ऊर्जा
  Farming | शेती
  Organic Farming | सेंद्रिय शेती
  Horticulture | बागायती, फलोत्पादन
  Soil Science | मृदाशास्त्र
  Irrigation | सिंचन
  Dairy | दुग्धव्यवसाय
  Poultry | कुक्कुटपालन
  Fisheries | मत्स्यपालन
  Beekeeping | मधमाशीपालन
  Sericulture | रेशीम शेती
  Seed Technology | बियाणे
  Farm Machinery | शेती अवजारे
  Farmer Producer Organisations | शेतकरी उत्पादक संस्था
  Food Processing | अन्न प्रक्रिया
  Cooking | स्वयंपाक
  Millets | भरडधान्य
  Cold Storage | शीतगृह
  Environmental Science | पर्यावरणशास्त्र
  Waste Management | कचरा व्यवस्थापन
  Composting | खतनिर्मिती
  Water Conservation | जलसंधारण
  Water Testing | पाणी तपासणी
  Air Quality | हवेची गुणवत्ता
  Forestry | वनशास्त्र
  Wildlife Conservation | वन्यजीव संवर्धन
  Nursing | शुश्रूषा
  Medicine | वैद्यकशास्त्र
  Pharmacy | औषधनिर्माण
  Public Health | सार्वजनिक आरोग्य
  Mental Health | मानसिक आरोग्य
  First Aid | प्रथमोपचार
  Elder Care | ज्येष्ठांची काळजी
  Maternal Health | माता आरोग्य
  Veterinary Medicine | पशुवैद्यक
  Research Methods | संशोधन पद्धती
  Physics | भौतिकशास्त्र
  Chemistry | रसायनशास्त्र
  Biology | जीवशास्त्र
  Microbiology | सूक्ष्मजीवशास्त्र
  Biotechnology | जैवतंत्रज्ञान
  Geology | भूशास्त्र
  Astronomy | खगोलशास्त्र
  Psychology Research | मानसशास्त्र
  History and Heritage | इतिहास आणि वारसा
  Library Science | ग्रंथालयशास्त्र
  Carpentry | सुतारकाम
  Pottery | कुंभारकाम
  Weaving | विणकाम
  Embroidery | भरतकाम
  Tailoring | शिवणकाम
  Block Printing | ठसे छपाई
  Natural Dyeing | नैसर्गिक रंगकाम
  Leather Work | चामड्याचे काम
  Bamboo Work | बांबूकाम
  Metal Craft | धातुकाम
  Plumbing | नळकाम
  Masonry | गवंडीकाम
  Vehicle Repair | वाहन दुरुस्ती
  Driving | वाहन चालवणे
  Beauty and Hair | सौंदर्यसेवा
  Tour Guiding | पर्यटन मार्गदर्शन
  Web Design | वेब डिझाइन
  Software Testing | सॉफ्टवेअर चाचणी
  Technical Support | तांत्रिक साहाय्य
  Cyber Security | सायबर सुरक्षा
  Copywriting | जाहिरात लेखन
  Creative Writing | सर्जनशील लेखन
  Editing | संपादन
  Translation | भाषांतर
  Interpretation | दुभाषी
  Report Writing | अहवाल लेखन
  Public Speaking | भाषणकला
  Hindi Typing | हिंदी टंकलेखन
  Teaching | अध्यापन
  Curriculum Design | अभ्यासक्रम
  Early Childhood Education | बालशिक्षण
  Special Education | विशेष शिक्षण
  Mathematics Teaching | गणित अध्यापन
  Self-Help Groups | बचत गट
  Event Management | कार्यक्रम व्यवस्थापन
  Disaster Response | आपत्ती व्यवस्थापन
  Women’s Empowerment | महिला सक्षमीकरण
  Sports Coaching | क्रीडा प्रशिक्षण
`;
