/**
 * What people say, after the colon, and the words that the content may say instead, the likeliest first. The words do
 * not stand for each other, as those of `everyday-words.ts` do.
 */
export const TURNS_OF_SPEECH = `
vpn, network, access : tunnel, dial in, dial into, private line, remote line
firewall, segment, network : wall around, moat
policy, policies, template, rule : rulebook, rule book, off the shelf, ready-made, boilerplate, canned, paper rules
auditor, auditors, audit, auditing : checker, checkers, inspectors, people who check
finance, vp, cfo, budget : money boss, money people, head of money, keeper of the purse, holds the purse
office, site, region, location : branch, outpost, satellite
travel, trip, visit, site : plane, fly, flying, come over, come by, drop by, hit the road, far away
mba, degree, study, university, student, completing : hitting the books, hit the books, back to school, cracking the books, evening classes, night school, classroom
based, location, city, vancouver, live : call home, calls home, home town, home base, neck of the woods, hang one's hat, where does he sit, reside, dwell
remote, remotely, home, 2020 : covid, corona, pandemic, lockdown, kitchen table, kitchen tables, living room, virus, sofa
uptime, reliable, availability, outage : break down, breaks down, broke down, rely on it, count on it, never down, kept running, fall apart, go dark, lights out
praise, recommend, testimonial, valued : happy with, pleased with, think highly, rave about, sing the praises, impressed by, fond of, fan of, glowing
acquisition, integration, merger, due diligence : swallow, swallowed up, gobbled up, snapped up, marriage of two firms, tie the knot, joined forces, change of owner
due diligence, diligence, acquirer, acquisition : looked under the hood, kick the tires, kicked the tires, checked out before the sale
phishing, awareness, suspicious, messages : bait, fake messages, trick mails, shady mails
encryption, encrypted, disk : scrambled, unreadable to thieves
single sign-on, sso, sign-in, sign : one password, one login, one key for everything, same login, log in once
factor, multi-factor, mfa, second, passkey : text code, extra step at login, second lock
endpoint, laptop, device, devices, fleet : notebook, machine on the desk, notebooks
wipe, erase, reset : clean slate, blank
asset, assets, inventory, record : stuff the company owns, what the company owns, belongings, possessions, who has what
spreadsheet, list, spreadsheets : excel sheet, excel sheets, sheet
saas, subscription, software, license, renewal : apps we rent, rented software, software we pay for
renewal, contract, negotiate, quote : sign again, re-sign, talk the price down, better deal, good deal, squeeze the seller
bluff, threat, alternative, offer : rival offer, pretend to leave, make up an offer, walk away
vendor, supplier, account manager : salesperson, sales rep, rep, pushy seller
incident, outage, review, postmortem : meltdown, when it all went wrong, disaster story, mishap, fire
blame, responsibility, accountable, accountability : finger, culprit, guilty party, heads roll, head rolled, who did it, pillory
root cause, cause, reason : what was behind it, what lay behind, source of the trouble
certificate, renewed, expired : ran out, run out, out of date, lapsed
rehearsal, rehearse, rehearsed, tested, test : practice run, practise, practised, drill, dry runs, trial run, dummy run
runbook, checklist, documentation, written : recipe, cheat sheet, to-do list, step by step guide, playbook
pager, on-call, rota, call, night : woken up, wake up, wake me, middle of the night, 3 am, at night, get out of bed, out of bed, phone at night, night duty
resign, resigned, quit, left : threw in the towel, throw in the towel, had enough, walked away, hand in their notice, burn out, burnt out, burned out
hiring, interview, candidate, hire : tell good people, pick new people, choose new people, find the right people, test a newcomer, applicant
escalate, escalation, help : shout for help, call the boss, wake the boss, call for backup, ask for help
budget, cost, spend, money : pot, penny, pennies, coffers, war chest, how much cash
savings, saved, save, reduction, cost : put aside, kept in the bank, trimmed, fat to cut, tighten the belt, belt tightening, penny pinching, cut corners, money back
risk, risks, scenario : what could hit, nasty surprises, worst case, bad luck, nightmare
average, median, middle : normal year, ordinary year, typical year
priority, objective, objectives, goal : what to aim for, what we want, targets, aims
okr, okrs, objectives, key results : goal system, goal setting, goal method, target system, goals method, goal sheets
ticket, tickets, queue : pile of requests, help requests, stack of requests
productivity, planned, finished, work : got more done, get through more, more output, work rate
meeting room, meeting, room, rooms : conference room, board room, huddle
opening, opened, first day, morning, december : grand opening, big day, move-in, moved in, move in, ribbon, doors opened
office, square, facility, center of excellence : new digs, new place, big new building, new home of the team
receptionist, reception, security : front door person, person at the entrance, welcome desk
internet, circuit, circuits, carrier : line, broadband, isp, web connection
wireless, access points, access : wifi, wi-fi, wlan, hotspots
construction, crew, contractor, contractors : hard hats, hard hat, builders
stay, stayed, people stayed, remain, retention : jump ship, hang around, stuck around, leave in droves, ran away, run away
communicate, communication, announcement, message : keep people posted, keep everyone posted, kept in the loop, in the loop, word get out
confidential, confidentiality, announcement, few : spill the beans, let the cat out, leak, keep it under the hat, secretly
calm, uneventful, quiet, smooth : went off without a hitch, without a hitch, no fuss, hiccup free, plain sailing, smooth ride
candor, honest, defended, worth : straight shooter, blunt, says what he thinks, tells it like it is, tell the truth
boss, manager, managed, chief : superior, higher-up, answer to, answered to, report to, reports to
available, availability, notice, weeks : how soon, snapped up, get hold of him, sign him up, get him on board, grab, poached, lure, up for a change
contact, email, phone, reach : drop a line, give a ring, a ring, ring up, shoot a mail, get through to, talk to in person, get hold
full-time, director, roles, positions, vp : permanent job, steady job, steady position, salaried
advisory, consulting, advise, advisor : pick his brain, pick her brain, pick brains, second opinion, sounding board, words of wisdom, part-time help
startup, early-stage, founders, startups : garage companies, two people and a dog, fledgling companies, young outfits, small outfits
mentor, mentored, coach, managers : took under his wing, under his wing, under her wing, show the ropes, showed the ropes, rookies, apprentices
game, games, testing, test, defect : video game days, played games for a living, pixel, gamer
defects, bugs, reports, test : glitches, hunt bugs, bug hunting, find flaws
game, particle, particles, play : bored, fun, kill time, pastime, toy, something to play
calculator, roi, return : crunch the numbers, number cruncher, sums tool, do the sums, would it pay, pays for itself
assistant, bot, chat, automated : talking to a machine, talking to a computer, real person here, human here
privacy, stored, conversation, browser : listening in, eavesdrop, keep what i write, remember what i say, kept secret
model, language model, ai, assistant : brain behind, clever software, smart software, llm
customer, customers, support : shoppers, buyers, people who call, callers, clientele
knowledge base, answers, questions, public : look things up, look up themselves, help themselves, self-service, self service, find answers themselves
crm, oracle, mailboxes, support : customer system, client database, mail mess
migration, moved, move, wave, waves : switch over, moved across, ship everyone, in batches, a few at a time, in groups
exception, exceptions, accepted : special treatment, get out of jail, let off, waiver
script, code, query, automation : little program, small program, bit of code
report, reports, monthly : show the numbers, paper trail
executives, board, leadership, directors : suits upstairs, top table, big shots, big bosses, c-level
engineers, team, colleagues : techs, nerds, people at the keyboard, hands-on folks
security, guard, access, cameras : bouncers, keep strangers out, uninvited
guest, guests, visitors, separate : strangers, outsiders
award, honoree, recognition, prize : pat on the back, silverware, medals, hall of fame, honoured, honored, feather in the cap
article, magazine, published, author : in the papers, got into print, saw print, press, newsstand
video, series, featured : on camera, on film, on screen, in front of a camera, clip
certification, cissp, credential, certifications : letters after the name, letters behind the name, diploma on the wall, papers to prove it, exam passed, proper papers
experience, years, career : how long in the game, been around, been at it, old hand, veteran, long in the tooth, years under the belt, under the belt
independent, founder, practice, consulting : works for himself, works for herself, own man, own shop, struck out alone, go it alone, went solo, solo
leadership, leads, lead, objectives, heroics : run a crew, handle people, treat people, boss around, style of boss, hero, heroes
heroics, heroes, hero, sleep : all-nighter, all nighter, pull an all-nighter, saves the day, saved the day, firefighter
recovery, continuity, disaster, tested : flood, burned down, burns down, fire took out, back on our feet, get going again, up again
english, languages, speaks : lingo, mother tongue, tongues, parlez
skills, tools, used : toolbox, tool box, bag of tricks, tricks of the trade
shift, night, nights, weekend, weekends : graveyard, graveyard hours, late hours, antisocial hours, unsocial hours, saturdays
nurse, nursing, patients, ward : look after the sick, looking after sick people, sick folk, sick people, bedside, tend to
software, digital, lead, project : computers, behind a screen, at a computer
doctor, doctors, physician, consultant : medics, medic, white coats, surgeon
medication, chart, charts : pill list, pill chart, who gets which pill
handover, shift, change : pass on, pass the baton, change of guard
training, train, trained, super users : teach folks, show people how, get people used to, brought up to speed
typing, minutes, documentation : keyboard work, paperwork, clerical
degree, second, minor, subject : on the side, other subject, side subject
born, school, grew : a kid, kid, childhood, grew up, grow up, raised, youth
exam, thesis, semester, degree : finals, last hurdle at uni, end of studies, finish uni
teaches, teach, students, tutor : helps other students, stands in front of a class, gives lessons
library, archive, store, records : old papers, home for old papers, books house, paper keeper
degrees, temperature, climate, heating : warm, cold, chilly, hot, freezing
timber, wood, wooden : out of wood, tree, trees, planks
school, classroom, pupils, children : kids learn, place for pupils, young learners
noise, sound, footsteps, acoustic : loud, racket, hear the neighbours, neighbours upstairs, thump
cost, fee, price, budget : set us back, what is the damage, how dear
four-day, friday, fridays, week : long weekend, day off every week, short week
competition, won, prize : beat the others, came out on top, first place
reuse, demolition, existing, refurbish : tear down, knock down, old building new life, give new life, second life
spend, cost, budget, savings, licenses : put a lid on, lid on, shell out, fork out, cough up, splash out, blow money on
negotiate, vendor, renewal, price : ripped off, rip off, fleeced, overpay, overcharged, pay too much, taken for a ride
meeting, review, reviews, minutes : nodding off, nod off, snooze, boring meetings, yawn
savings, saved, cost, million : greenbacks, moolah, back into the pocket, in the pocket, deep pockets
blame, responsibility, review : finger-pointing, pointing fingers, point fingers, naming names, throw under the bus, witch hunt
failed, problem, wrong, happened : pear-shaped, pear shaped, belly up, go south, went south, off the rails, come unstuck, went sideways, go sideways
today, currently, present, focus : up to nowadays, up to now, keeping busy with, busy with, what is cooking, on the desk right now
available, availability, notice : get cracking, hit the ground running, jump in, hop aboard, come aboard, get going for us, begin with us, free up, get started for us
office, building, facilities, construction : bricks and mortar, brick and mortar, four walls
cost, budget, price : set back, cost an arm and a leg, arm and a leg, break the bank, price label
students, tutor, student, first : freshers, first-years, first years, younger students
recommend, testimonial, praise, quote : kudos, props, pats on the back, thumbs up, sign off on his work, what do others reckon
award, honoree, recognition, place : trophy, trophies, laurels, gongs, medals, decorated
video, series, featured : telly, tv, television, movie, film, youtube
code, script, infrastructure as code, python : hands dirty, get hands dirty, roll up sleeves, own hands, at the keyboard
email, contact, phone, form : drop line, drop a line, give bell, give a bell, give shout, hit up, ping, slide into, say hello, sit down with
senior, manager, promoted, director : climb ladder, move up ranks, rise through ranks, rise to the top, get ahead, stepping stones
vancouver, based, location : hang hat, lay head, home turf, settle down, pitch tent
employees, staff, colleagues, people : headcount, bodies, heads, boots on the ground, underlings, subordinates, minions, folks under
led, managed, team, responsible : call shots, calls the shots, ran the show, run the show, wear the hat, wore the hat, in the driver's seat
first, began, started, early : cut teeth, cut his teeth, humble beginnings, back in the day, early days, start out
difficult, challenge, hard : tough nut, hard nut, nut to crack, uphill battle, tall order, rough patch, bumpy, stumbling block, sticking point, curveball
result, outcome, improved, increase : move the needle, moved the needle, bear fruit, made a dent, pay dividends, proof of the pudding, what good did it do, any good come
fast, quickly, days, weeks : jiffy, blink of an eye, no time at all, at breakneck, overnight
wrong, mistake, differently, regret : egg on face, shot in the foot, hard lesson, lesson the hard way, learned the hard way, bitten, burned
plan, order, step, first : first things first, where to begin, where do i begin, where should one start, pecking order, what comes first
simple, plain, words : in a nutshell, long story short, dumbed down, plain english
policy, rule, forbidden, never : no-no, no go, taboo, off limits, red line, red lines, dealbreaker, deal breaker
approve, decision, agree : give nod, green-lit, thumbs up from, get the blessing, blessing
check, smoke test, rehearsal, verify : sanity check, dip toe, test the waters, guinea pigs, guinea pig, canary
wave, first, volunteers, pilot : go first, guinea pigs, early birds, brave ones
automated, automation, script : on autopilot, autopilot, hands off, runs itself, without lifting a finger, lift a finger
manual, weeks, days : paper pushing, pen pushing, by hand, copy and paste, elbow grease
record, owner, asset : keep tabs on, keeps track, lose track, lost track, who has which, ownerless, orphaned, nobody claims, unclaimed
security, access, control, doors : locks and keys, keep thieves, walk in off the street, stranger walks in, bad actors, snoops, prying eyes
customers, trust, security review, questionnaire : grill, grilling, cross-examine, put through the wringer, long list of questions
startup, founders, investors : shark tank, angel, angels, backers, money givers, people with money
pair, together, both : buddy up, two heads, side-by-side
weekend, sunday, saturday : days off, on the sabbath
equipment, spare, parts : odds and ends, bits and bobs, spares
design, standard, template : cookie cutter, cookie-cutter, copy the design, same recipe
report, board, executives : keep the suits happy, brief the top, tell the top
learn, interest, discipline : catch the bug, got the bug, fell in love with, drawn to, got hooked, turn to it
languages, english, speaks : tongue, converse, understand me in, chat with him in
hours, minutes, time : clock, tick, how much of the day
change, changed, replaced : shook up, shake-up, ring the changes, turned upside down, revamp
doses, medication, wrong : pills, wrong pills, mix up medicine, wrong medicine
nurses, staff, training : old-school nurses, reluctant nurses, tech-shy, computer haters, technophobes
client, council, charity : who pays, paying for it, paymaster
carbon, energy, heating, timber : save the planet, saving the planet, kind to nature, footprint, tree hugger, draughty, cosy, insulation
thesis, internship, student, project : school work, homework, uni work, course work, coursework
developer, software, code, programming : coder, hacker, write apps, build apps, computer whiz
`;
