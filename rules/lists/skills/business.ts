export const business = {
  Marketing: `
    Digital Marketing | डिजिटल मार्केटिंग | online marketing
    Social Media | सोशल मीडिया | social media marketing, smm, instagram
    Search Engine Optimisation | | seo
    Online Advertising | | google ads, facebook ads, sem, performance marketing
    Content Marketing | |
    Email Marketing | | newsletters
    Brand Strategy | | brand management
    Market Research | बाज़ार अनुसंधान | competitor analysis
    Product Marketing | | go to market, gtm
    Growth | | growth hacking, user acquisition
    Influencer Outreach | |
    Public Relations | जनसंपर्क | pr, media relations
    Community Management | | discord, forum moderation
    Rural Marketing | ग्रामीण विपणन |
    Web Analytics | | google analytics
    Affiliate Marketing | |
    Event Promotion | |
    Campus Outreach | | campus ambassador`,
  'Sales and Customers': `
    Sales | विक्रय | selling
    Business Development | | bd, bde
    Business-to-Business Sales | | b2b sales, b2b
    Telephone Sales | | telesales, telecalling, cold calling
    Field Sales | |
    Retail Sales | खुदरा विक्रय | store management
    Negotiation | समझौता वार्ता |
    Customer Support | ग्राहक सहायता | customer service
    Customer Success | |
    Customer Relationship Management | | crm, hubspot, salesforce, zoho crm
    Partnerships | साझेदारी | alliances
    Distribution | वितरण | channel sales
    E-commerce Operations | | amazon seller, shopify, flipkart seller
    Open Network for Digital Commerce | | ondc
    Tendering | निविदा | gem portal, government tenders
    Export and Import | निर्यात आयात | foreign trade, exim`,
  'Management and Operations': `
    Project Management | परियोजना प्रबंधन | pmp, project manager
    Product Management | | product manager
    Agile and Scrum | | scrum, agile, kanban, jira
    Business Analysis | | business analyst, requirements
    Business Planning | व्यवसाय योजना | business plan, business model
    Business Strategy | रणनीति | strategy
    Entrepreneurship | उद्यमिता | startup, startups
    Operations Management | संचालन | operations
    Supply Chain Management | आपूर्ति शृंखला | scm, logistics
    Procurement | ख़रीद | purchasing
    Inventory Management | भंडार प्रबंधन | stock, warehouse
    Office Administration | कार्यालय प्रशासन | office assistant, back office
    Executive Assistance | | virtual assistant, personal assistant
    Human Resources | मानव संसाधन | hr
    Recruitment | भर्ती | hiring, talent acquisition
    Team Leadership | नेतृत्व | leadership, team management
    Change Management | |
    Risk Management | जोखिम प्रबंधन |
    Process Improvement | | business process
    Vendor Management | |
    Enterprise Resource Planning | | erp, sap, odoo
    Tally | टैली | tallyprime, tally erp
    Facility Management | |`,
  'Finance and Accounting': `
    Accounting | लेखांकन | accounts, accountant
    Bookkeeping | बहीखाता |
    GST Filing | जीएसटी | gst
    Income Tax | आयकर | itr, tds, taxation
    Auditing | लेखा परीक्षा | audit
    Cost Accounting | लागत लेखांकन | cma
    Financial Modelling | | financial modeling
    Financial Analysis | वित्तीय विश्लेषण |
    Budgeting | बजट |
    Valuation | मूल्यांकन |
    Investor Relations | | pitching, fundraising from investors
    Venture Capital | | vc
    Microfinance | सूक्ष्म वित्त |
    Banking | बैंकिंग |
    Insurance | बीमा |
    Payroll | वेतन |
    Equity and Cap Tables | | cap table, esop
    Actuarial Science | |
    Economics | अर्थशास्त्र |
    Payments | भुगतान | upi integration, payment gateway`,
  'Law and Policy': `
    Corporate Law | कंपनी विधि | company law
    Contract Drafting | अनुबंध लेखन | contracts, agreements
    Intellectual Property | बौद्धिक संपदा | patents, trademarks, ipr
    Labour Law | श्रम विधि |
    Data Protection Law | | privacy law, dpdp, gdpr
    Company Secretarial Work | कंपनी सचिव | cs, mca filings
    Legal Research | विधि अनुसंधान |
    Consumer Law | उपभोक्ता विधि |
    Environmental Law | पर्यावरण विधि |
    Public Policy | लोक नीति | policy research
    Right to Information | सूचना का अधिकार | rti
    Mediation | मध्यस्थता | arbitration, dispute resolution
    Regulatory Compliance | अनुपालन | compliance
    Food Safety Rules | | fssai`,
} as const;
