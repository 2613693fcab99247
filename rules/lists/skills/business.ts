export const business = {
  Marketing: `
    Digital Marketing | डिजिटल मार्केटिंग | online marketing
    Social Media | सोशल मीडिया | social media marketing, smm, instagram
    Search Engine Optimisation | सर्च इंजन ऑप्टिमाइज़ेशन | seo
    Online Advertising | ऑनलाइन विज्ञापन | google ads, facebook ads, sem, performance marketing
    Content Marketing | कंटेंट मार्केटिंग |
    Email Marketing | ईमेल मार्केटिंग | newsletters
    Brand Strategy | ब्रांड रणनीति | brand management
    Market Research | बाज़ार अनुसंधान | competitor analysis
    Product Marketing | प्रोडक्ट मार्केटिंग | go to market, gtm
    Growth | ग्रोथ | growth hacking, user acquisition
    Influencer Outreach | इन्फ़्लुएंसर आउटरीच |
    Public Relations | जनसंपर्क | pr, media relations
    Community Management | कम्युनिटी मैनेजमेंट | discord, forum moderation
    Rural Marketing | ग्रामीण मार्केटिंग | ग्रामीण विपणन
    Web Analytics | वेब एनालिटिक्स | google analytics
    Affiliate Marketing | एफ़िलिएट मार्केटिंग |
    Event Promotion | इवेंट प्रमोशन |
    Campus Outreach | कैंपस आउटरीच | campus ambassador`,
  'Sales and Customers': `
    Sales | बिक्री | selling, विक्रय
    Business Development | बिज़नेस डेवलपमेंट | bd, bde
    Business-to-Business Sales | बीटूबी सेल्स | b2b sales, b2b
    Telephone Sales | टेलीसेल्स | telesales, telecalling, cold calling
    Field Sales | फ़ील्ड सेल्स |
    Retail Sales | खुदरा बिक्री | store management, खुदरा विक्रय
    Negotiation | समझौता वार्ता |
    Customer Support | ग्राहक सहायता | customer service
    Customer Success | कस्टमर सक्सेस |
    Customer Relationship Management | ग्राहक संबंध प्रबंधन | crm, hubspot, salesforce, zoho crm
    Partnerships | साझेदारी | alliances
    Distribution | वितरण | channel sales
    E-commerce Operations | ई-कॉमर्स संचालन | amazon seller, shopify, flipkart seller
    Open Network for Digital Commerce | ओपन नेटवर्क फ़ॉर डिजिटल कॉमर्स | ondc
    Tendering | निविदा | gem portal, government tenders
    Export and Import | निर्यात आयात | foreign trade, exim`,
  'Management and Operations': `
    Project Management | प्रोजेक्ट मैनेजमेंट | pmp, project manager, परियोजना प्रबंधन
    Product Management | प्रोडक्ट मैनेजमेंट | product manager
    Agile and Scrum | एजाइल और स्क्रम | scrum, agile, kanban, jira
    Business Analysis | बिज़नेस एनालिसिस | business analyst, requirements
    Business Planning | व्यवसाय योजना | business plan, business model
    Business Strategy | रणनीति | strategy
    Entrepreneurship | उद्यमिता | startup, startups
    Operations Management | संचालन | operations
    Supply Chain Management | आपूर्ति शृंखला | scm, logistics
    Procurement | ख़रीद | purchasing
    Inventory Management | भंडार प्रबंधन | stock, warehouse
    Office Administration | कार्यालय प्रशासन | office assistant, back office
    Executive Assistance | एग्ज़िक्यूटिव असिस्टेंट | virtual assistant, personal assistant
    Human Resources | मानव संसाधन | hr
    Recruitment | भर्ती | hiring, talent acquisition
    Team Leadership | नेतृत्व | leadership, team management
    Change Management | चेंज मैनेजमेंट |
    Risk Management | जोखिम प्रबंधन |
    Process Improvement | प्रक्रिया सुधार | business process
    Vendor Management | वेंडर मैनेजमेंट |
    Enterprise Resource Planning | एंटरप्राइज़ रिसोर्स प्लानिंग | erp, sap, odoo
    Tally | टैली | tallyprime, tally erp
    Facility Management | फ़ैसिलिटी मैनेजमेंट | `,
  'Finance and Accounting': `
    Accounting | लेखांकन | accounts, accountant
    Bookkeeping | बहीखाता |
    GST Filing | जीएसटी | gst
    Income Tax | आयकर | itr, tds, taxation
    Auditing | लेखा परीक्षा | audit
    Cost Accounting | लागत लेखांकन | cma
    Financial Modelling | फ़ाइनेंशियल मॉडलिंग | financial modeling
    Financial Analysis | वित्तीय विश्लेषण |
    Budgeting | बजट |
    Valuation | मूल्यांकन |
    Investor Relations | निवेशक संबंध | pitching, fundraising from investors
    Venture Capital | वेंचर कैपिटल | vc
    Microfinance | सूक्ष्म वित्त |
    Banking | बैंकिंग |
    Insurance | बीमा |
    Payroll | वेतन |
    Equity and Cap Tables | इक्विटी और कैप टेबल | cap table, esop
    Actuarial Science | एक्चुरियल साइंस |
    Economics | अर्थशास्त्र |
    Payments | भुगतान | upi integration, payment gateway`,
  'Law and Policy': `
    Corporate Law | कंपनी विधि | company law
    Contract Drafting | अनुबंध लेखन | contracts, agreements
    Intellectual Property | बौद्धिक संपदा | patents, trademarks, ipr
    Labour Law | श्रम विधि |
    Data Protection Law | डेटा सुरक्षा क़ानून | privacy law, dpdp, gdpr
    Company Secretarial Work | कंपनी सचिव | cs, mca filings
    Legal Research | विधि अनुसंधान |
    Consumer Law | उपभोक्ता विधि |
    Environmental Law | पर्यावरण विधि |
    Public Policy | लोक नीति | policy research
    Right to Information | सूचना का अधिकार | rti
    Mediation | मध्यस्थता | arbitration, dispute resolution
    Regulatory Compliance | अनुपालन | compliance
    Food Safety Rules | खाद्य सुरक्षा नियम | fssai`,
} as const;
