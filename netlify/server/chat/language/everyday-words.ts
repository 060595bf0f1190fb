/**
 * What people say, and the words under which it may be written. Before the colon: words of one meaning, each found
 * by the others. After it: words and phrases of everyday speech that lead to those, and not back. Before two colons:
 * words that only the phrases behind those lead to, and not each other.
 */
export const EVERYDAY = `
access, entry, admission : get into, get in, let in, admitted
accountable, responsible, accountability, responsibility : carry the can, carries the can, take the blame, takes the blame, answer for, answerable, in charge, on the hook, own up
achievement, accomplishment, success : feat, triumph, win, proudest, pulled off
acquire, acquisition, merger, takeover, buyout, acquired : bought, bought up, taken over, swallowed, purchase of the company, came together, get together, join up, two companies
advertisement, advert, posting : job ad, job advert, vacancy text
advise, advice, advisor, mentor, mentored, mentoring, counsel, guide, coach : tip, tips, pointers, showed the ropes, took under, guidance, suggestions
alert, alarm, page, pager, notification : beep, beeper, woken, wakes, ping
application, app, software, program, tool, system : apps, programme
approve, approval, sign : green light, go ahead, nod, okay it, rubber stamp
architecture, design, designed : blueprint, layout, drew up, draw up
article, post, essay, publication, text : write-up, piece of writing, blog entry, read up
asset, inventory, equipment, hardware, device, laptop, machine, computer : kit, gear, gadget, stuff people work on, boxes, belongings, old kit
assist, support, help, helpdesk, service : lend a hand, aid, hotline, back up
audit, auditor, compliance : inspection, inspector, examined, check by outsiders, examiners
automate, automation, automated, automatic : robot, by machine, hands-free, without people, by itself, on its own
availability, available : free to start, on the market, up for, snap up, poach
average, mean, typical, median : usual, ordinary, on the whole
award, prize, recognition, honoree, honor : trophy, honour, medal, accolade, gong, distinction
awareness, training, phishing : scam, scams, fall for, con artist, fraud emails, tricked, dodgy emails, fake mail, swindle
bachelor, bsc, beng : bachelors, undergraduate degree, first degree
backup, recovery, restore, continuity : disaster strikes, worst happens, lose data, get back, bounce back, flood, burned down, burns down, get going again
blame, guilty, fault : pillory, pilloried, scapegoat, finger pointing, point the finger, shamed, told off
board, executive, leadership, management, executives, director : higher-ups, bosses, top brass, suits, upper echelon, c-suite, big wigs, top floor, people upstairs, top management, the top
boss, manager, supervisor, head, lead, director : in command, chief, superior, gaffer, reported to
break, outage, incident, failure, downtime, fail, broken : goes wrong, went wrong, breakdown, crash, fall over, goes down, went down, knocked out, mess, trouble, hiccup
budget, cost, spend, spending, forecast, finance : purse strings, purse, money for, pot of money, kitty, financial plan, checkbook, wallet
build, built, construct, create, develop, made, make : put together, set up, from scratch, cobble
building, office, site, facility, facilities, workplace, location : place of work, premises, workspace, new place, hub, headquarters
cameras, camera, physical, surveillance : cctv, watch over, filming
career, background, experience : path so far, working life, walk of life
cause, reason, reasons : root of, trigger, what made, what lies behind, why
certificate, certification, credential, licensed, certified, qualification, license : badge, paper, papers, accreditation, ticket, registration
challenge, problem, difficulty, obstacle, hard, struggle, difficult : headache, hurdle, snag, trouble, tough, tricky, pain point, uphill
change, changed, transform, transformation, modify : turn around, shake up, overhaul, alter, revamp
charge, fee, price, rate, cost : what does it cost, how expensive, pricey, price tag, bill
cheap, saving, savings, save, saved, reduce, cut : slash, trim, shave off, spare, less money, put back in the pocket, economize, economies, thrifty
check, test, verify, rehearse, rehearsal, try, tested, trial : shake out, iron out, dry run, dress rehearsal, put through its paces, try out, pilot
chatbot, assistant, ai, bot, artificial : clever bots, smart machine, robots, machine learning, chatgpt, talking computer
city, town, location, place : municipality
client, customer, buyer : punter, paying party, account, shoppers, callers
close, closed, end, ended, shut, finish, finished, complete, completed, done : wrap up, wound up, over and done, wound down, conclude
cloud, aws, azure, saas : hosted, someone else's computers
collaborate, collaboration, cooperate, together : team up, work hand in hand, pull in the same direction, pull together
employee, people, team, colleague, staff, coworker, peer, person, everyone : workmate, crew, folks, ordinary folks, mates, hands, headcount, rank and file, personnel, troops, workers, workforce
commit, commitment, contract, term : tied, lock in, locking in, locked in, sign up for longer, bind, bound
communicate, communication, inform, tell, announce, explain : break the news, let know, spread the word, break bad news, get across, put across
company, firm, business, organization, enterprise, employer : outfit, shop, corporation, organisation, house, practice
computer, laptop, notebook, endpoint, desktop, workstation : pc
confidential, secret, private, confidentiality : hush-hush, keep quiet, under wraps, tight lipped
connect, connection, link, network, integrate, integration : hook up, wire up, tie together, plug in
construction, contractor, builder, contractors : builders, tradesmen, carpenter, electrician, plumber, building crew, workmen
consult, consultant, consulting, advisory : hired gun, outside help, freelance expert, freelancer
continue, ongoing, keep : carry on, go on
contract, agreement, license, renewal, supplier, vendor : deal, paperwork, arrangement
course, class, training, lesson, workshop, teach, educate, taught : schooling, learn the ropes, instruct, tutor
criticize, criticism, feedback, review, evaluate : rate, appraisal, judge, verdict, assess
current, present, today, now, ongoing : these days, at the moment
customer, client, patient, student, guest, visitor, user : people served
data, information, record, figures : numbers
deadline, date, due, schedule : cut-off, last day, time limit, timetable
decide, decision, choose, choice, chose, select, selection : pick, settle on, opt, plump for, call the shots
defect, defects, bug, bugs, fault, error, errors : glitch, glitches, slip-ups, something broken
delay, delayed, late, slow, slower : behind schedule, held up, hold up, took so long
decrease, reduce, reduction, lower, fewer, less, drop, fell, cut : bring down, go down, shrink, dwindle, slim
degree, mba, bachelor, master, university, diploma, study, education, college : uni, went to school, going to school, back to school, night school, evening classes, in school, schooling, academic, alma mater, academia
department, team, unit, division, group, ward : section of the company
deploy, deployment, rollout, introduce, introduced, launch, implement, implementation, launched : roll out, go live, went live, bring in, brought in, put in place, put into use
detect, detection, notice, discover, find, found : spot, come across, stumble, sniff
discount, reduction, cheaper : rebate, money off, knocked off
dismiss, resign, resigned, leave, left, leaver, departure, quit : quits, walks out, walk out, fired, let go, move on, hands in notice, goes away, sacked, jump ship
document, documentation, runbook, written, checklist, manual, handbook, guide, instructions : write down, wrote down, cookbook, how-to, put on paper
access control, physical, door, doors, reader : locks, lock, keys, key card, gate, entrance
early, first, begin, beginning, start, started, origin : kick off, kicked off, outset, from the get go, dawn
effect, impact, result, outcome, benefit, consequence : what came of it, upshot, bottom line, pay off, paid off, fruit, difference made
efficient, efficiency, productive, productivity, faster : get more done, more bang, output
email, mail, message, mailbox, inbox : letter
emergency, crisis, incident, urgent, disaster : hits the fan, blaze, fire drill, bad hour
estimate, calculator, calculate, forecast, predict : guess, ballpark, sums, work out, reckon, back of the envelope
evidence, proof, prove, verify, documentation : back up the claim, show for it
exam, examination, test, assessment
exercise, task, assignment : homework
expand, expansion, grow, growth, grew, increase, increased, raise, rose, more, improve, improvement, improved : scale up, scaling, boost, go up, went up, step up, bump, uplift, climb
expert, specialist, expertise, skill, competency, strength : good at, knack, forte, whiz, guru, handy with, cut out for, has a head for
explain, explanation, plain, words : spell out, make sense of, jargon-free, layman
external, third-party, outside, supplier, vendor, partner : outsiders
fast, quick, quickly, speed, soon, rapid : swift, in no time, speedy
fear, afraid, worry, concern, risk : scared, nervous, lose sleep, anxious, keeps awake
finance, financial, cfo, budget, money : bean counters, accounting, accountants, number people, purse
fix, fixed, repair, solve, resolve, solution, remedy : sort out, sorted, mend, patch up, put right, cure
fractional, interim, between, project, advisory : babysit, fill in, fills in, stand in, step in, hold the fort, bridge, temporary, temporarily, temp, for a while, borrow, some days, part of the week, days a week, part of a week, half a week, not full time
flexible, hybrid, remote, remotely, home : work from anywhere, couch, telework, telecommute, from home, home office, home-office, covid, pandemic, lockdown
floor, square, feet, area, space, size : how big, surface, room area
founder, founded, found, own, independent, practice : self-employed, runs a business, started a company, own boss, freelance, own business, own firm, own company, own consultancy, own consulting firm, own studio, own practice, own agency, entrepreneur, set up a company
game, games, play, player : gaming, video games
goal, objective, target, aim, okr, okrs, key results : what to reach, north star, what they wanted
govern, governance, policy, rule, rules, guideline : dos and don'ts, law of the house
guest, visitor, visitors : outsiders, people who drop by, callers
hand, handover, transfer, hand over, pass : passed on
happy, satisfied, satisfaction, pleased : content with, glad
hire, hiring, hired, recruit, recruiting, recruitment : bring in new folks, take on people, staffing up, get new people, bring on board, employ
holiday, vacation, leave, absence : time off, day off
hospital, clinic, care, patient, nurse, nursing, ward : bedside
identity, account, login, sign, password, authentication, sign-in, accounts : user name, username, log in, log on, get into systems, logging in
important, priority, key, critical, main : matters most, top of the list, top priority
insurance, coverage, cover
interview, interviews, candidate : talk with applicants, job talk, grill
invest, investment, money : put money into, plow
job, role, position, employment, post, work : gig, stint, station, berth
judge, measure, metric, metrics, kpi, number : gauge, yardstick, keep score, tell whether
knowledge, know, familiar, experience : clued up, at home with, well versed
language, languages, english, french, german, spanish, speak : tongue
last, final, latest, recent, newest : most up to date
launch, go-live, opening, open, opened, start : unveil, cut the ribbon, doors open, moved in, move in, move-in
law, legal, lawyer, regulation, gdpr : attorney, rules of the state
lead, led, leadership, leading, manage, managed, run, ran, direct, head, supervise : steer, at the helm, in command of, look after, in charge of, spearhead, took the lead
lease, landlord, rent, tenant : property owner, owner of the building
license, seat, seats, subscription, licenses : entitlement
limit, limits, maximum, bound : getting out of hand, out of hand, cap, ceiling, run wild, guard rails, keep in check
list, overview, record, register, catalog
magazine, journal, press, newspaper, article : paper, printed
maintain, maintenance, keep, current : keep up, kept up, up to date, refreshed, refresh, lapsed, renewed, still valid, upkeep
master, msc, meng : masters, postgraduate degree
meeting, meetings, room, conference, call : get-together, sit-down, boardroom
merge, merged, consolidate, combine, one, single, unify : fold together, roll into one, lump
migrate, migration, move, moved, switch, transition, relocate : shift, swap over, change over, moving house
minute, minutes, hour, hours, time
mistake, regret, differently, wrong : do over, hindsight, lesson, with hindsight, second thoughts
money, cost, dollar, budget, price : cash, bucks, dough
monitor, monitoring, watch, observe, track, measure : keep an eye, keep tabs
negotiate, negotiation, contract, vendor, renewal : haggle, haggling, bargain, talk down, beat down, drive a hard bargain, talk prices
network, networking, wireless, wifi, internet, connectivity : wi-fi, wlan, wires, cabling, plumbing
number, count, figure, amount, total : quantity
offboarding, leaver, account, closed
offer, offers, service, services, provide : what is on the menu, up for grabs
old, age, legacy : ancient
onboarding, onboard, new employee, colleague, first morning, starter : new hire, new joiner, newbie, newcomers, new people, rookie, fresh face
operate, operation, operations, run, running : keep the lights on, keep things running, day-to-day
owner, own, owned, responsible : belongs to, whose
pay, paid, salary, compensation, wage, money : earn, remuneration, renumeration, bonus
percent, percentage, share, proportion, portion : what part, what fraction
phase, phased, step, stage, wave, waves, gradual, regions : step by step, bit by bit, one after another, piecemeal, staggered, everywhere at once, in one go, big bang
phone, telephone, telephony, call, mobile : ring, landline, dial
plan, planned, roadmap, strategy, planning, program : map out, scheme, big picture, where things are heading, game plan
privacy, private, confidential, data, store, stored
procure, procurement, purchase, purchasing, buy, bought, order : shopping, get hold of, acquire goods
profit, return, roi, payback, worth : worth it, worthwhile, pay for itself, pays off, return on investment
program, programming, code, script, develop : coding, write software
project, projects, program, initiative : undertaking, venture, endeavor
promise, guarantee, commitment, pledge : give one's word
public sector, government, municipal, council, authority, ministry, civil service
promote, promotion, raise, senior : move up, climb the ladder
protect, protection, secure, security, safe, safety, guard : keep out, keep safe, shield, lock down, hackers, crooks, burglars, intruders, bad guys, thieves, criminals, attackers, break-in, break in
publish, published, publication, write, wrote, written, author : put out, pen, penned, came out, in print
quote, quoted, offer, price
reason, reasons, because, why
recommend, recommendation, testimonial, reference, endorse : speaks well, vouch, good word, put in a word, praise, kind words, sing praises
region, regions, country, countries, continent, continents, global, worldwide, international : parts of the world, around the globe, abroad, overseas, far and wide
regulation, regulatory, compliance, law
remove, removed, retire, retired, delete, end, cancel, dispose, disposal, disposed : get rid of, throw out, ditch, scrap, do away with, turned off, worn-out, worn out, throw away, thrown away, end of life, junk, recycle, recycled
renew, renewal, renews, extend, extension : sign again, prolong, another term
replace, replaced, replacement, new : swap, swap out, instead of, in place of
report, reporting, reports : write-up, account of
research, investigate, study, investigation : look into, dig
respond, response, reply, answer : react, reaction, get back to
resume, cv, curriculum
review, reviewed, retrospective, postmortem, post-mortem : look back
risk, danger, threat, hazard, risks : dangers, peril, could go wrong, exposed to
room, rooms, meeting, space
rota, shift, shifts, on-call, duty, schedule, pager : roster, standby, stand-by, call duty
sales, sell, selling, sold : flog, pitch
schedule, calendar, plan, timeline : timetable
professor, lecturer, teacher, tutor : prof
school, student, pupil, teacher, class, education
second, factor, multi-factor, mfa, passkey, authentication : extra code, two-step, two step, one-time code
security, secure, protection, zero-trust
senior, experienced
separate, segment, segmented, segmentation, apart, isolate, divide : keep apart, split, wall off, cordon
serve, service, supported, support
server, servers, data center, server room : machine room, computer room
site, website, page, portfolio, homepage : web page, online
small, little, tiny, smaller, startup : minor
speak, talk, speech, lecture, presentation, conference
spreadsheet, spreadsheets, excel, list : paper list, table of things
standard, standardized, template, common, norm, adopted : same everywhere, blueprint, one size
startup, startups, founder, founders, early-stage, small : start-up, young company, young companies, new company, new companies, fledgling
stay, remain, keep, stayed : stick around, hang on
stop, end, cease : put an end, knock off, pull the plug, pulled the plug, call off, called off, abort, aborted, turned back
store, stored, keep, save, record
supply, deliver, procurement, order
teach, trained, training, taught, mentor, mentored, coach, train : bring up to speed, school, rookies, took under his wing, show the ropes, get them up to speed, up to speed, get up to speed
technician, engineer, engineers, developer, it : techies, techie, geeks, tech people, nerds
technology, it, system, tech
telecom, telecommunications, phone, carrier : phone bill, phone bills, call charges, phone costs, mobile bills, phone plans
test, tester, testing, tested, quality : try
ticket, tickets, request, requests, case : support call
time zone, timezone, pacific, hours
tool, tools, software, platform, stack
travel, travelling, trip, visit : on the road, fly out, fly in, plane, flight, flights, airport, business trip
trust, trusted, reliable, dependable, reliability : count on, rely on, lean on
unused, idle, use : gathering dust, lying around, nobody uses, shelfware, not in use
update, patch, patches, upgrade, patched
uptime, availability, reliable, service : up and running, stays up, always on
vendor, supplier, provider, seller, manufacturer, partner, contractor : sellers, software seller, software firm, dealer
victim, affected, hit, impact, could no longer : hit by it, suffer, hurt by
week, weeks, day, days, month, months
workload, load, hours : on one's plate, busy
year, years, annual, annually, yearly, twelve months : per annum, every year
young, junior, beginner, first-time : green, rookie, wet behind the ears
headcount, employees, people : fewer people, layoff
nurse, nursing, registered nurse, rn : carer
architect, architecture, building, design : house designer
payment card, payment-card : pci, pci dss, visa, mastercard, credit card
patient, patients, resident : the sick
medication, medicine, drug, drugs, dose : meds, pills, tablets
wound, injury : cut, sore
surgery, operation, surgical, theatre : under the knife
emergency, er, triage, acute : a and e
elderly, geriatric, older : seniors, old people, the aged
child, pediatric, paediatric, children : kids, little ones
baby, newborn, neonatal, infant, birth, maternity, midwife : born
mental, psychiatric, psychiatry : head doctor
house, home, housing, residential : place to live, homes, flats
sustainable, sustainability, green, energy, carbon : eco, eco-friendly, environment, climate, planet
drawing, drawings, sketch, model, cad, bim : drafts
permit, approval, planning permission, authority : go-ahead of the city, red tape
thesis, dissertation, paper, research : final paper, final project
jury, juror, juries : sit in judgment, judging panel, panel member
internship, intern, placement, trainee : work placement, student job
grade, gpa, mark, marks, result : how well at school, score
scholarship, grant, stipend : bursary, funding
club, society, association, union, member : join in
sport, sports, team, run, running
remote, remotely, home :: working from home, work from home, sent home, stay home, home working, covid hit, pandemic hit, pandemic, lockdown
incident, breach, security :: leak, leaks, leaked, hack, hacked, stolen data, data theft, got out
microsoft, google, workspace :: office suite, office suites, office software, office package, productivity suite
calculator, roi, estimate :: punch in, type in our, run the numbers, own figures, own numbers
connect, connecting, joining :: plug, hook together, link up, wire together, plug together
days, ready, time :: wait ages, wait age, take ages, takes ages, take forever, takes forever, drag on, drags on
sustainable :: it to last, make it last, bearable, keep it up, keep this up, long run, burning out, burn out
declined, decline, rejected, refuse, refused :: turn down, turned down, turning down, say no to, said no to, knock back, veto
evening, night, shift :: late shift, graveyard shift, night duty, small hours
employees, team, staff, people, studio :: payroll, on the books
industrial, mill, mills, depot, conversion :: factory, factories, old plant, warehouse, warehouses, brownfield
conversion, convert, converted, reuse, retrofit :: done up, do up, doing up, refurbish, refurbished, refurb, makeover, second life, turned into
electronic, digital, bedside :: paperless, get rid of paper, got rid of paper, off paper, without paper, away from paper
four-day, week :: three-day weekend, three-day weekends, long weekend, long weekends, short week, shorter week, fridays off, friday off, four days
lowering, lower, pay, salary :: losing money, lose money, less money, same money, less pay, pay cut, earning less
apartment, apartments :: flat, flats
diligence, acquisition :: buy a competitor, buying a competitor, buy a rival, competitor, rival, snapping up
fractional, interim, hires :: babysit the department, babysit the team, babysit our team, mind the shop, keep the seat warm, hold the fort
certification, certificate, institute, body :: body behind, organization behind, organisation behind, outfit behind, hands out, hand out
fractional, advisory, consulting :: hours a month, hours a week, few hours, part-time, by the hour, salaried post
telecom, saas, software :: phone and software bills, software bills, subscriptions
chief, cio, head, director :: tech boss, it boss, it chief, computer chief
handover :: shift change, change of shift, changeover, hand-off, handoff, passing on patients
near-miss, hazard :: close call, close calls, almost went wrong, nearly went wrong, narrow escape
dose, doses, medication :: mix-up, mix-ups, wrong pill, wrong pills, drug error, drug errors, dosage
super users, super user :: key users, power users, go-to people, floor champions
family, families :: relatives, next of kin
extension, extended, extend :: annex, annexe, add-on, built on
tender, tenders, account :: bid, bids, bidding
budget :: cheaper than planned, money left over, to the penny
apprentices, apprentice, interns, trainees :: youngsters, learners
competitions, competition :: contest, contests
acoustics, acoustic, sound, noise :: soundproof, soundproofing, noisy, racket
timber :: wood, wooden
heating, energy :: heating bill, fuel bill, gas bill
inspect, inspections, site :: building site, drop by the site, look in on
onboarding, account, accounts, automated :: newbies, new starters, joiners
offline :: without signal, no signal, no reception, without reception, without internet, no internet, out of coverage
rehearse, tested :: practise for, practice for, practises for, drill, drills, fire drill
hands-on, works, work :: hands dirty, roll up sleeves, sleeves up, in the trenches, on the front line
report, reports, reported :: answer to, answers to, hear from, hears from, in the loop, keep posted
progress :: headway, going forward, how far along
disposal, disposed :: bin, binned, chuck, chucked, get shot of
learned, language, answers :: pick up, picked up, picking up, picks up
hired, hire :: took on, taken on, headhunted
overtime :: extra hours, working late, long hours, late nights
sick, days :: off sick, sick leave, call in sick, calling in sick, illness
expired, expiry :: ran out, run out, lapsed
sign-on, authentication :: one password, one login, log in once, sign in once
wound :: bandage, bandages, dressings, stitches
graduates, graduate :: new nurses, fresh nurses, rookie nurses, rookies
stayed :: nobody quit, nobody left, none left
storeys, storey, tallest :: levels high, floors high, high-rise, stories
carbon, dioxide :: co2, emissions
cycles :: bike, bicycle, bikes, pedal, pedals
juries, jury :: judge contests, judging contests, judge competitions
grade, grades, exercises :: homework, marks homework, mark homework, assignments
transport, authority :: bus company, bus operator, transit agency
internship, internships :: work experience, placement, placements
`;
