/**
 * Turns of everyday speech, and after which words to look instead: those before the arrow, the likeliest first. They
 * are no synonyms of each other.
 */
export const SPEECH = `
budget, finance, cost, vp of finance <- bean counters, number crunchers, people with the money, holds the purse
mentor, coach, first-time, advisor, lead <- under the wing, under his wing, under her wing, take by the hand, show the way, newly minted, freshly promoted, brand new
study, mba, degree, progress, university, education <- hit the books, hitting the books, crack the books, back to school, cram, studies on the side, night school
hands-on, engineers, hands, detail, firewall <- hands dirty, roll up sleeves, gets stuck in, still do the work, in the weeds, in the trenches
cabling, cable, network, wired, wireless <- wires in the walls, wires, wiring, sockets, plugs
return, back, due, collect, box <- get back, hand in, give back, bring back, returned gear
move, office, new office, site <- moving house, change address, pack up, new digs, new home
stop, stopped, halt, pause <- came to a halt, come to a halt, pull the brake, pull the plug, hit the brakes, call off, blow the whistle, on hold, grind to a halt
courage, stopped, honest <- guts, nerve, backbone, spine, dare
decide, decided, choose, criteria <- had the say, has the say, final say, last word, pull the strings
duplicate, overlapping, both, same <- double tools, doubled, twice the same, side by side
work, hours, week, days <- slog, toil, grind, put in the hours, hard graft
construction, site, builders, crane <- cranes, diggers, excavators, scaffolding
lesson, lessons, school, teaching, lost <- miss classes, missed classes, skip school, miss any classes
awake, boring, empty, interesting <- keep awake, fall asleep, doze off, yawn, drone on
student, students, first-semester, freshman <- freshmen, freshers, undergrads
patient, patients, bedside, ward, shift <- sick people, ill people, folks in bed
team, led, lead, charge, responsible <- in charge of anyone, call the tune, have people under
feature, next, plan, planned, roadmap <- comes next, in the pipeline, on the horizon, up next, in store
defect, defects, bug, fault, error <- bugs, bug reports
complaint, complain, wrote, message <- complained, grumbled, kicked up a fuss
wednesday, monday, day, weekday, tuesday, thursday, friday <- weekday, day of the week
cheap, low, lowest, less, cost <- cheapest, least expensive, most affordable, budget-friendly, for little money
expensive, highest, most, cost <- dearest, costliest, most expensive, priciest
employee, staff, people <- underlings, subordinates, minions, reports
calm, uneventful, composed <- unflappable, level-headed, keeps calm, panic, freak out, flustered
praise, recommend, thank <- rave about, gush, sing the praises, speak highly
weak, gap, problem, missing <- soft spot, achilles heel, holes, loophole
prevent, avoid, stop <- keep from, ward off, nip in the bud, head off
secret, password, credential <- passcode, pin code
spy, monitor, privacy, track <- snoop, eavesdrop, spying, watched
store, record, keep, kept <- hold on to, save what i type, remember what i say
promise, guarantee, sla, service level <- word of honor, swear
slow, delay, long <- drag on, snail, sluggish, take forever, ages
quick, fast, hour, minutes <- in a jiffy, at the drop of a hat, lightning, instantly, right away
fail, failed, wrong, mistake <- flop, bomb, fall flat, belly up, go south, go pear-shaped, backfire, fiasco, disaster story
win, award, prize, honoree <- gong, pat on the back, accolades, claim to fame
famous, known, award, featured <- in the limelight, spotlight, on camera, on screen, on film
video, series, featured <- film, clip, movie, footage, tv
write, article, post, author <- put pen to paper, scribble, pen pal, ghostwrite
leave, resign, quit <- throw in the towel, hand in notice, pack it in, walked away, ditch the job
hire, recruit, team <- pick people, choose staff, sign up people, poach people, headhunt
interview, exercise, logs, hire <- test applicants, weed out, vet applicants, screening
share, percent, third, half, quarter <- slice of, chunk of, lion's share, how big a part
money, saving, million, cost <- fortune, a packet, pretty penny, how many bucks, megabucks
negotiate, vendor, contract, price <- squeeze, lean on sellers, knock down the price, play hardball, arm twist
trust, verify, zero trust <- take nobody's word, trust nobody, believe no one
login, sign-in, single sign-on, password <- one password for everything, log in once, too many passwords
attack, phishing, security, incident <- hacked, hackers, hacker, ransom, break-in, cyber crooks, bad actors, get in from outside
guest, visitor, network, separate <- strangers on the wifi, guests online, visitors online
lost, stolen, laptop, device <- left on the train, forgot in a taxi, gone walkabout
backup, recovery, restore, disaster <- everything burns down, lights go out, building burns, flood, worst case
audit, auditor, evidence, soc 2 <- people with clipboards, checkers, inspectors, seal of approval, stamp of approval
meeting, video, room, call <- zoom, conference call, telly link, screens
rota, on-call, pager, night <- woken at night, get out of bed, three in the morning, middle of the night, wee hours
burnout, fair, resign, rota <- burn out, worn out, run ragged, exhausted, wrung out
automate, automation, script, minutes <- push of a button, by magic, hands off, runs itself, machines do
assistant, chatbot, ai, model <- talking machine, robot helper, chat thing, this bot
learn, lesson, differently, mistake <- school of hard knocks, burned fingers, wiser now, do it over
goal, okr, objective, result <- what they shoot for, north star, targets, finish line
measure, number, metric <- yardsticks, scoreboard, keep tabs on success
company, firm, own, founder <- show of one's own, one-man band, runs the show, own shop, own thing
owner, responsible, person, name <- the buck stops, whose job, whose baby, babysit
asset, inventory, record, list <- stuff we own, who has what, where things are, lost track
travel, site, remote <- fly over, come to us, on the road, jet
remote, hybrid, home, site <- from the couch, in pyjamas, pajamas, show up at the office, desk at home
available, notice, weeks, start <- when free, how soon can, when could we have, itching to start
contact, email, phone, form <- drop a line, get hold of, shoot a message, buzz
location, city, vancouver, based <- where on earth, which corner of the world, hang his hat, neck of the woods
experience, years, career <- been around, in the game, in the business, under the belt, old hand, veteran, seasoned
skill, expertise, competency <- tricks up the sleeve, wheelhouse, strong suit, bread and butter
certificate, cissp, credential <- letters after the name, badges, on paper
testimonial, recommendation, quote <- ex-boss, old boss, former boss, say behind his back, vouches
young, startup, early-stage, founders <- garage companies, fledglings, upstarts, new kids
grow, growth, scale <- balloon, mushroom, outgrow, growing pains
completion, prospective, degree, mba <- graduate, graduates, graduation, finish studying, finish the degree
plain words, executives, cfo, ceo <- tech speak, suits upstairs, the suits, geek speak, without jargon
access control, camera, physical security <- door badges, cctv, badge readers, locks and cameras
disaster recovery, business continuity, recovery <- burns down, burn down, goes up in flames, under water, worst comes to worst
fractional, interim, between hires, vcio <- borrow, stopgap, stand in for, chief of our own, rent a
certification, cissp, certified <- proves, proof on paper, in black and white
unused, saas, right-size, license <- nobody touches, shelfware, paying for nothing, gather dust, gathers dust
recommend, worked, trust, again <- take back, hire again, work again with, have back
travel, willing <- hop on a plane, fly out, get on a plane, come over in person
renewal, calendar, renew <- rolls over, roll over, renews itself
uptime, continuity, interruption, 99.9percent <- lights stay on, keep the lights on, stay up, go down, went down, things down
continent, global, region, asia-pacific <- further afield, corner of the planet, overseas, around the globe, across the world
article, magazine, guest, author <- in print, in the papers, made the news
incident, breach, attack <- burglars, break-ins, intruders
pandemic, remote, week <- virus, covid, lockdown, sent everybody home, sent everyone home
small, company, people <- tiny outfit, handful of people, mom and pop
`;
