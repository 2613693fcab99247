import type { OpenTo } from '#rules/lists/kinds.ts';
import type { Role } from '#rules/lists/roles.ts';

/**
 * The members of the demonstration world, all invented: handle, name, role, location, headline, skills, hours a week, what
 * they are open to, and who may see them.
 */
const table = `
  meera-kulkarni | Meera Kulkarni | Entrepreneur | Nagpur | Prints school books that survive the monsoon | Business Planning, Sales, Procurement | 40 | Co-found, Answer questions | public
  kwame-mensah | Kwame Mensah | Entrepreneur | Accra, Greater Accra, Ghana | Cold rooms that run on a farm's own sun | Business Strategy, Field Sales, Negotiation | 45 | Co-found, Answer questions | public
  adaeze-okafor | Adaeze Okafor | Entrepreneur | Lagos, Lagos, Nigeria | Makes hospital appointments bearable | Product Management, Customer Support, SQL | 40 | Answer questions | public
  joseph-kato | Joseph Kato | Entrepreneur | Kampala, Central, Uganda | Repairs motorcycles where they stand | Operations Management, Field Sales | 38 | Co-found | public
  rohan-deshmukh | Rohan Deshmukh | Entrepreneur | Pune | Tells small workshops what their machines need | Electronics, Python, Business-to-Business Sales | 42 | Co-found, Answer questions | public
  sunita-gawande | Sunita Gawande | Entrepreneur | Amravati | Sells what a hundred village kitchens cook | Food Processing, Team Leadership, Distribution | 36 | Answer questions | public
  imran-shaikh | Imran Shaikh | Entrepreneur | Aurangabad | Brings Himroo weaving to people who wear it daily | Textile Design, E-commerce Operations | 30 | Co-found | public
  lakshmi-iyer | Lakshmi Iyer | Entrepreneur | Mumbai Suburban | Teaches reading with songs in five languages | Teaching, Content Writing, Product Design | 35 | Answer questions | public
  akosua-boateng | Akosua Boateng | Entrepreneur | Kumasi, Ashanti, Ghana | Turns cocoa husks into something that sells | Chemistry, Business Planning | 28 | Co-found, Answer questions | members
  chinedu-eze | Chinedu Eze | Entrepreneur | Enugu, Enugu, Nigeria | Small loans that read a shop's own ledger | Accounting, Risk Management, JavaScript | 40 | Answer questions | members
  asha-patil | Asha Patil | Student | Nagpur | Third year, happiest between a database and a map | JavaScript, PostgreSQL, React | 10 | Join projects, Be hired | public
  vikram-joshi | Vikram Joshi | Student | Pune | Draws circuit boards and then solders them | Electronics, Embedded Systems, C | 12 | Join projects, Be hired | public
  priya-nair | Priya Nair | Student | Mumbai City | Interviews people until the real problem turns up | User Research, Product Design, Figma | 8 | Join projects, Co-found | public
  tanvi-bhosale | Tanvi Bhosale | Student | Kolhapur | Writes in Marathi and English, edits in both | Content Writing, Translation, Social Media | 9 | Join projects, Be hired | public
  arjun-wankhede | Arjun Wankhede | Student | Wardha | Grew up on a cotton farm, studies the soil below it | Agronomy, Data Analysis | 6 | Join projects | public
  neha-thakur | Neha Thakur | Student | Nashik | Bookkeeping is a kind of detective work | Accounting, GST Filing, Microsoft Excel | 10 | Be hired | public
  saurabh-meshram | Saurabh Meshram | Student | Chandrapur | Android on phones that cost less than a textbook | Android, Kotlin, JavaScript | 14 | Join projects, Be hired | public
  zoya-ansari | Zoya Ansari | Student | Thane | Explains numbers to people who fear them | Statistics, Data Visualisation, Python | 8 | Join projects | members
  omkar-jadhav | Omkar Jadhav | Student | Satara | Weekend cyclist, weekday mechanical engineer | Computer-aided Design, Mechanical Design | 10 | Join projects, Be hired | members
  pooja-rathod | Pooja Rathod | Student | Yavatmal | Sells at the weekly market, studies commerce between | Sales, Field Sales, Accounting | 12 | Join projects, Co-found | public
  esi-owusu | Esi Owusu | Student | Accra, Greater Accra, Ghana | Second year law, reads contracts for fun | Contract Law, Research | 6 | Join projects | public
  kofi-asante | Kofi Asante | Student | Kumasi, Ashanti, Ghana | Builds things out of what the market throws away | Mechanical Design, Welding | 10 | Join projects, Be hired | public
  amina-bello | Amina Bello | Student | Abuja, Federal Capital Territory, Nigeria | Front end by day, Hausa subtitles by night | JavaScript, React, Translation | 12 | Join projects, Be hired | public
  tunde-adeyemi | Tunde Adeyemi | Student | Ibadan, Oyo, Nigeria | Makes short films about long queues | Video Editing, Photography, Social Media | 9 | Join projects | public
  grace-nakato | Grace Nakato | Student | Kampala, Central, Uganda | Nursing student who automates her own paperwork | Nursing, Spreadsheets, User Research | 7 | Join projects | public
  daniel-okello | Daniel Okello | Student | Gulu, Northern, Uganda | Radio first, internet second | Audio Production, Community Management | 8 | Join projects, Be hired | members
  ishita-rao | Ishita Rao | Student | Pune | Likes interfaces that no one has to explain | Figma, Product Design, Accessibility | 10 | Join projects, Be hired | public
  yash-kale | Yash Kale | Student | Sangli | Machine learning on very small data | Python, Machine Learning, Statistics | 12 | Join projects | public
  sneha-more | Sneha More | Student | Solapur | Studies textiles, wears her own | Textile Design, Photography | 8 | Join projects, Be hired | members
  farhan-khan | Farhan Khan | Student | Jalgaon | Network cables and patience | Linux, Computer Networks, Customer Support | 10 | Be hired | public
  anjali-gupta | Anjali Gupta | Student | Mumbai Suburban | Chemistry, with an eye on what it costs | Chemistry, Research, Microsoft Excel | 6 | Join projects | members
  rahul-ingle | Rahul Ingle | Student | Akola | Counts birds, trees and buses | Geographic Information Systems, Data Analysis | 8 | Join projects | public
  namita-kulkarni | नमिता कुलकर्णी | Student | Nagpur | मराठीत लिहिते, इंग्रजीत शिकते | Content Writing, Teaching | 6 | Join projects | members
  devika-menon | Devika Menon | Student | Raigad | Wants to know where the water goes | Water Engineering, Data Analysis | 7 | Join projects | members
  sandeep-rane | Sandeep Rane | Student | Ratnagiri | Boats, engines, and the price of ice | Mechanical Design, Field Sales | 9 | Join projects | hidden
  victoria-mensah | Victoria Mensah | Student | Tema, Greater Accra, Ghana | Logistics by spreadsheet, so far | Supply Chain Management, Spreadsheets | 8 | Be hired | hidden
  emeka-nwosu | Emeka Nwosu | Student | Port Harcourt, Rivers, Nigeria | Back end, slow and steady | Go, PostgreSQL, Linux | 15 | Join projects, Be hired | public
  ruth-apio | Ruth Apio | Student | Mbarara, Western, Uganda | Agriculture student with a drone licence | Agronomy, Drone Piloting | 6 | Join projects | public
  harsh-vaidya | Harsh Vaidya | Student | Bhandara | Learns by answering other people's questions | Python, Teaching | 8 | Join projects, Answer questions | hidden
  kavya-shetty | Kavya Shetty | Student | Mumbai City | Runs the college fest's budget, to the rupee | Event Management, Accounting | 9 | Join projects | hidden
  sharada-apte | Sharada Apte | Mentor | Pune | Thirty years of factory floors, five of start-ups | Operations Management, Quality Control, Team Leadership | 4 | Mentor, Answer questions | public
  william-tetteh | William Tetteh | Mentor | Accra, Greater Accra, Ghana | Sold to farmers before it was fashionable | Field Sales, Rural Marketing, Negotiation | 3 | Mentor | public
  ngozi-umeh | Ngozi Umeh | Mentor | Lagos, Lagos, Nigeria | Product in hospitals, banks and one airline | Product Management, User Research | 4 | Mentor, Answer questions | public
  prakash-bapat | Prakash Bapat | Mentor | Nagpur | Chartered accountant who likes first-year books | Accounting, GST Filing, Business Planning | 3 | Mentor | public
  leela-fernandes | Leela Fernandes | Mentor | Mumbai Suburban | Design leads, hired and raised eleven of them | Product Design, Recruitment | 2 | Mentor | public
  moses-ssali | Moses Ssali | Mentor | Kampala, Central, Uganda | Payments before there were apps for them | Payments, Risk Management | 2 | Mentor, Answer questions | members
  geeta-chavan | Geeta Chavan | Mentor | Kolhapur | Started a dairy cooperative, then three more | Team Leadership, Food Processing | 3 | Mentor | members
  abena-darko | Abena Darko | Mentor | Kumasi, Ashanti, Ghana | Contracts people can read before they sign | Contract Law, Negotiation | 2 | Mentor | public
  vivek-saraf | Vivek Saraf | Investor | Mumbai City | First cheques for things that can be held | Financial Modelling, Business Strategy | 3 | Invest, Answer questions | public
  folake-adebayo | Folake Adebayo | Investor | Lagos, Lagos, Nigeria | Health and schools, early and patiently | Financial Modelling, Risk Management | 2 | Invest | public
  anand-murthy | Anand Murthy | Investor | Pune | Climate, with a twenty-year watch | Business Strategy | 2 | Invest, Mentor | members
  nana-yeboah | Nana Yeboah | Investor | Accra, Greater Accra, Ghana | Food that reaches the plate | Supply Chain Management | 2 | Invest | members
  ritu-sethi | Ritu Sethi | Investor | Mumbai Suburban | Small rounds, long conversations | Negotiation | 1 | Invest | hidden
  suresh-pawar | Suresh Pawar | Industry Professional | Pune | Plant manager, opens the gate for students | Manufacturing, Quality Control | 3 | Answer questions, Mentor | public
  hadiza-musa | Hadiza Musa | Industry Professional | Kano, Kano, Nigeria | Tanneries, standards and what they cost | Quality Control, Export and Import | 2 | Answer questions | public
  patricia-nambi | Patricia Nambi | Industry Professional | Entebbe, Central, Uganda | Fleet manager for four hundred motorcycles | Operations Management, Procurement | 3 | Answer questions | public
  mangesh-lokhande | Mangesh Lokhande | Industry Professional | Nashik | Buys grapes for people who make wine | Procurement, Negotiation | 2 | Answer questions | members
  yaw-frimpong | Yaw Frimpong | Industry Professional | Tamale, Northern, Ghana | Keeps clinics supplied when the road floods | Supply Chain Management | 2 | Answer questions, Mentor | public
  shabana-syed | Shabana Syed | Industry Professional | Nanded | Twenty years of school exams, from the inside | Teaching, Project Management | 2 | Answer questions | members
  dinesh-agarwal | Dinesh Agarwal | Industry Professional | Nagpur | Sells tractors, hears everything | Sales, Rural Marketing | 1 | Answer questions | hidden
  vaishali-tayade | Vaishali Tayade | Industry Professional | Amravati | Principal of a sample college | Teaching, Team Leadership | 4 | Answer questions | members
  prashant-gawai | Prashant Gawai | Industry Professional | Amravati | Looks after students, their lists and their hours | Project Management, Microsoft Excel | 6 | Answer questions | members
  meenal-raut | Meenal Raut | Industry Professional | Amravati | Teaches food processing, and reads what students hand in | Food Processing, Teaching | 5 | Answer questions | public
`;

export type DemoPerson = {
  handle: string;
  name: string;
  role: Role;
  place: string;
  headline: string;
  skills: string[];
  hoursAWeek: number;
  openTo: OpenTo[];
  visibility: 'public' | 'members' | 'hidden';
  /** Their name in a second script, the languages that they write, and that of their pages; English where none is named. */
  otherName?: string;
  languages?: string[];
  reads?: string;
};

const list = (text = '') => text.split(',').map((part) => part.trim());

export const demoPeople: readonly DemoPerson[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [handle = '', name = '', role = '', place = '', headline = '', skills, hours, openTo, visibility] =
      line.split('|').map((cell) => cell.trim());
    return {
      handle,
      name,
      role: role as Role,
      place,
      headline,
      skills: list(skills),
      hoursAWeek: Number(hours),
      openTo: list(openTo) as OpenTo[],
      visibility: visibility as DemoPerson['visibility'],
    };
  });
