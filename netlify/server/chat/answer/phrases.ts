/**
 * What a question can be about, by the words people use for it: phrases between bars. They are compared
 * by stem, after spelling; `*` stands for up to three words.
 */
export const PHRASES = {
  greeting: `hello | hi | hey | good morning | good afternoon | good evening | greetings | howdy | hiya | yo`,
  thanks: `thank you | thanks | thx | cheers | much appreciated | appreciate it | that helps | that is helpful |
    great answer | awesome | perfect`,
  farewell: `bye | goodbye | see you | that is all | have a nice day | nothing else | no more questions`,
  smallTalk: `how are you | how is it going | how do you do | nice to meet you | what is up | tell me a joke`,
  assistant: `questions * ask | bot | robot | do you remember me | do you know me | is this * bot | is this * robot | is this * human | is this automated | is this true | can i trust | are you sure | cant you tell | can not you tell | can i ask | i ask you | should i ask | questions do you answer | chatting with * person | written by ai | written by an ai | written by chatgpt | made by ai | are you * bot | are you * robot | are you * human | are you * ai | are you * real | are you a person | are you an actual person |
    who are you | what are you | chatbot | assistant | what can you do | what can you answer | what can you
    tell | what can you help | how can you help | what do you know | what can i ask | what should i ask |
    what questions can | what else can | help me | how do you work | where do you get * information | which
    sources | are you chatgpt | am i talking to | am i speaking to | am i chatting with`,
  site: `this site | this website | the site | the website | this page | this portfolio | your website | website`,
  privacy: `store what i | save what i | keep what i | questions you can not | questions you could not | my messages | my questions | my chat | my conversation | what i ask | what i write | keep * question | keep * message | keep * chat | keep * conversation | store * question | store * message | questions kept | messages kept | questions stored | questions saved | questions recorded | snoop | snooping | spy on me | what i type | read my messages | who reads | who sees | privacy | my data | store * conversation | save * conversation | record * conversation | conversation
    stored | gdpr | are my messages | is this chat | conversation private | chat private | chat recorded |
    chat stored | messages stored`,
  roi: `roi | calculator | return on investment | payback | pay back period`,
  resume: `resume | cv | curriculum vitae | curriculum`,
  contact: `can we talk | could we talk | can i talk | could i talk | typo | broken link | who do i tell | pass on * details | offer you | offer him | offer her | offer them | talk to * human | talk to * person | real person | contact | email address | email | phone | call | mobile number | reach | get in touch | in touch | linkedin | linked in
    | message | talk to | speak with | speak to | talk with | meeting | meet | schedule | appointment | book
    a | get hold of | write to | network profile | professional network | social media | interview | connect
    with | ping | drop * line`,
  availability: `earliest | tempt | tempted | tempting | start date | gap in * diary | free in * diary | next opening | do consulting | want to work | contract or | permanent or | available | availability | hire | recruit | open to | open for | opportunity | looking for * work |
    looking for * job | looking for * role | looking for | when could * start | when would * start | start a new job | when can * take on | free from | seeking | job search | job hunting |
    freelance | freelancer | contractor | notice period | how much notice | long * notice | what notice | start work | when can * start | how soon |
    engagement | taking on | new clients | take on | consulting work | consulting engagement | advisory role
    | full time | part time | permanent role | permanent job | permanent position | start monday | start next | start immediately | start tomorrow | start right away | on the market | accepting work | accepting * clients | accepting * offers | accepting * projects | next role | next position | next job | kind of
    role | type of role | type of work | kind of work | kind of position | interested in * role | interested
    in * position | work for us | work with us | join us | join our | for hire | work together | collaborate with
    | free to`,
  workplace: `timezone | by plane | on a plane | flight | fly | remote | remotely | on site | onsite | hybrid | travel | in person | work from home`,
  relocation: `relocate | relocation | would * move to | willing to move | ready to move | can * move to | relocating`,
  languages: `languages | language * speak | speak * language | bilingual | multilingual | does * speak | do you speak
    | can * speak | fluent | mother tongue | native speaker`,
  testimonial: `hire * again | take * on again | take * back | work with * again | rehire | have * back | like to work with | to work with | what is * like | as a boss | as a colleague | as a leader |
    testimonial | recommendation | recommend | reference | referee | feedback | people say | others say | people * think | others think | colleagues think | clients think |
    colleagues say | clients say | coworkers say | said about | say * about | think of | think about | reviews
    | endorse | endorsement | vouch | boss * say | manager * say | boss * think | manager * think | would * tell me about | reputation`,
  award: `award | honor | honour | honoree | recognition | recognized | recognised | prize | accolade | trophy | medal |
    distinction | won | win | winner`,
  publication: `in print | in the press | in the news | in the papers | publish | publication | article | written | wrote | author | video | video series | press | media |
    magazine | featured | speaker | give * talk | gave * talk | given * talk | conference talk | public talk | interviewed | writing`,
  blog: `blog | blog post | posts | latest post | newest post`,
  certification: `certification | certificate | certified | credential | accreditation | accredited | certs | cert |
    licensed | qualification | qualified`,
  education: `education | educational | degree | university | college | study | studied | school | graduate |
    graduated | academic | diploma | bachelor | master | masters | alma mater | major in | phd | educated |
    business school`,
  years: `how many years | number of years | years of experience | years experience | years * working | how long *
    in the industry | how long * been | how long * working | how long * career | how experienced | how much
    experience | how seasoned | years in | years has | how senior | how long * worked | length of experience
    | in tech | in technology | in the industry | in the field | in business | decade |
    how long * professional`,
  savings: `cost saving | save | saving | saved | cost reduction | reduce cost | reduced cost | cut cost | cutting cost | lower
    cost | money | cost cutting | dollar | financial impact | financial result | cheaper | reduce spend |
    bottom line | reduce * cost | cut * cost | lower * cost | reduce * spend`,
  figures: `in figures | in numbers | numbers | metrics | key figures | kpi | measurable | quantify | statistics |
    stats | by the numbers | figures`,
  projects: `see something * made | see something * built | see examples | see some examples | show * examples | see * work | work sample | samples of * work | examples of * work | project | projects | portfolio | case study | initiative | program | highlights | accomplishment |
    achievement | biggest success | greatest success | proudest | track record | proud of`,
  person: `who is | who am i | about | background | bio | biography | introduce | introduction | profile | tell me
    about | summary | summarize | overview | elevator pitch | in a nutshell | what does * do | what do you
    do | for a living | whose | name | profession | occupation | executive summary | career summary`,
  strengths: `problems * solve | problem * solve | on board | bring to * team | bring to * company | bring * on board | brought * on board | what would we get | what would i get | what do we get |
    strength | why should * hire | why hire | what makes | stand out | best at | speciality | specialty |
    specialize | specialise | specialization | expertise | expert in | expert at | competency | competencies
    | competence | good at | skills | skill set | skillset | areas of | core | capabilities | superpower |
    value proposition | bring to the table | offer | services | unique | what * know`,
  career: `career | work history | employment history | employer | companies | company | jobs | roles | positions |
    work experience | experience | where has * worked | where did * work | worked at | worked for | work at
    | work for | employed | job history | timeline | career gap | employment gap | gap in * employment | gap in * career | gap in * resume |
    gap between * job | long * at each | long * each company | long * each job | long * each role | long * every job | career path | employment | professional experience |
    worked with | worked before | job titles | titles`,
  role: `role | job | position | title | employment | gig | post | stint | tenure | time at | time as | while at
    | work as | worked as | serve as | served as | employer | responsibilities | duties | work | working |
    do at | did at`,
  previous: `previous | previously | last | former | prior | most recent | before that | before this | before | past
    | left`,
  when: `when | what year | which year | what date | which date | dates | what month | since when | until when |
    timeframe | time frame | period | what years | which years | start date | end date | what time | how
    recent | how recently | how long ago`,
  howLong: `how long | how many months | how many years | duration | length of | how much time | tenure`,
  outcome: `came out of | come out of | came of | outcome | result | impact | effect | benefit | achieve | achievement | accomplish | success | successful
    | deliver | metrics | figures | numbers | gain | improvement | improve | how much | how did * go | how
    did * turn out | how well`,
  challenge: `challenge | challenging | difficult | difficulty | obstacle | problem | hurdle | hard | hardest | issue
    | struggle | risk | tricky | complicated | hold up | held up | delayed | slowed | in the way | went wrong`,
  duty: `responsible | responsibility | responsibilities | duties | duty | day to day | daily | tasks |
    accountable | in charge`,
  skillsUsed: `skills | technology | technologies | tools | tech stack | technical stack | stack | tool`,
  article: `article | read | press | link | news | url`,
  knowHow: `experience | experienced | know | knowledge | familiar | skill | skilled | expertise | background in |
    worked with | work with | work on | worked on | worked in | work in | used | use | using | handle | handled | proficient |
    proficiency | exposure | understand | competent | comfortable | track record | ever | hands on | good
    with | deal with | dealt with | approach | help with | able to | capable | versed | involved in |
    qualified | advise | help us`,
  more: `tell me more | more detail | more details | more about | go on | continue | elaborate | expand on | more
    information | what else | anything else | more please | say more | more examples | another example |
    give me more | more`,
  pay: `salary | salaries | hourly rate | day rate | daily rate | rates | rate | do you charge | does * charge | would * charge | fee | fees | how much * an hour | how much * per hour | how much * a day | how much * per day | hour of * time |
    how much for an hour |
    compensation | pay expectation | how much * earn | what does * earn | how much does * make | how much would * want | how much does * want | would * cost us | would * cost me | income | wage | get paid | gets paid | being paid | how expensive | how much does *
    cost | how much do you cost | would that cost | would it cost | does it cost | do you cost | cost roughly | pricing | prices | price | net worth | salary expectation | bonus`,
  privateLife: `married | fun fact | you single | marital | wife | husband | spouse | children | kids | family | girlfriend | boyfriend |
    religion | religious | political | politics | vote | how old | age | birthday | date of birth | born |
    ethnicity | race | nationality | citizenship | citizen | visa | work permit | can * work in the us | can * work in the uk | can * work in the eu | can * work in canada | can * work in europe | legally work |
    authorized to work | authorised to work | eligible to work | right to work | need sponsorship | needs sponsorship | require sponsorship | requires sponsorship | gender | pronouns |
    sexuality | gay | disability | health | medical | home address | home phone | street address | hobbies |
    hobby | outside work | outside of work | free time | spare time | pets | dog | cat | favorite | favourite | criminal | arrested |
    when * not working | zodiac | why did * leave | why did * quit | why did * change * job | why did * switch * job | motivates * to change | wants to leave | why * left | reason for leaving | reasons for
    leaving | laid off`,
} as const;
