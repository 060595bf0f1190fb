import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

const told = (bullet: string, text: string, expected: boolean) => expect(isTold(bullet, text)).toBe(expected);

test.each(
  casesOf(`
= Wartung und Reinigung von 14 Kassenautomaten
+ Reinigt 14 Kassenautomaten und wartet sie
- Repariert 14 Kassenautomaten und wartet sie
= Checked supplier invoices and posted them in SAP
+ Posted supplier invoices in SAP after checking them
- Approved supplier invoices and posted them in SAP
= Préparation et expédition de 80 colis par jour
+ Prépare 80 colis par jour et les expédie
- Prépare 80 colis par heure et les expédie
= Drafted and reviewed lease agreements for two partners
+ Drafted lease agreements and reviewed them for two partners
- Negotiated lease agreements and reviewed them for two partners
= Cleaned 20 vans and parked lorries
- Cleaned 20 vans and parked them
= Wartung und Instandsetzung von 35 Pumpen
+ Hält 35 Pumpen instand und wartet sie
`),
)('R-5 what is told of again stands for its noun: %s: %s: %s', told);

test.each(
  casesOf(`
= Programmierung von SPS-Steuerungen in Neubauten
+ Programmierung von speicherprogrammierbaren Steuerungen in Neubauten
- Planung von speicherprogrammierbaren Steuerungen in Neubauten
= Administered IV medication to 8 patients per shift in the ED
+ Gave intravenous medication to 8 patients per shift in the emergency department
- Prescribed intravenous medication to 8 patients per shift in the emergency department
= Taught KS2 science to 28 pupils
+ Taught Key Stage 2 science to 28 pupils
- Taught Key Stage 3 science to 28 pupils
= Suivi des RH d’un site de 90 salariés
+ Suivi des ressources humaines d’un site de 90 salariés
- Direction des ressources humaines d’un site de 90 salariés
`),
)('R-5 a short form stands for its words in three languages: %s: %s: %s', told);

test.each(
  casesOf(`
= Cut delivery times from 10 to 6 days
+ Took four days off delivery times (from 10 to 6)
- Took five days off delivery times (from 10 to 6)
= Raised the pass rate from 71% to 83%
+ Pass rate up twelve points, from 71% to 83%
- Pass rate up eighteen points, from 71% to 83%
= Senkung der Ausschussquote von 8 % auf 5 %
+ Ausschussquote um drei Prozentpunkte gesenkt (von 8 % auf 5 %)
- Ausschussquote um vier Prozentpunkte gesenkt (von 8 % auf 5 %)
= Shortened ticket response from 8 hours to 2
+ Ticket response shortened by six hours, to 2 hours
- Ticket response shortened by two hours, to 6 hours
= Moved agents to spot instances and cut cost by 45%
+ Cut the cost of agents by almost half (45%) with a move to spot instances
- Cut the cost of agents by almost half with a move to spot instances
`),
)('R-5 a figure is told twice: %s: %s: %s', told);

test.each(
  casesOf(`
= Maintain price lists for 12 shops
+ Keep price lists for 12 shops up to date
- Set price lists for 12 shops
= Migrated 6 services from Java 8 to Java 17
+ Brought 6 services over from Java 8 to Java 17
- Brought 16 services over from Java 8 to Java 17
= Resolved billing disputes with insurers
+ Sorted out billing disputes with insurers
- Prevented billing disputes with insurers
= Trained 5 new cooks
+ Brought 5 new cooks up to speed
- Recruited 5 new cooks
= Halved the response time of the billing service
+ Response time of the billing service cut in half
`),
)('R-5 a verb and its small word stand apart: %s: %s: %s', told);

test.each(
  casesOf(`
= Lead a legal team of 9; revenue of €40m
+ Lead a legal team of 9 at a company with revenue of €40m
- Lead a legal team of 9 with a budget of €40m
= Bookkeeping for three companies with up to 50 employees
+ Kept the books of three businesses with up to 50 employees
- Kept the books of three businesses with over 50 employees
= Lead IT support for 400 users in three countries
+ IT support lead for an organisation with 400 users in three countries
- Global IT support lead for an organisation with 4,000 users
`),
)('R-5 an employer is named by what he is: %s: %s: %s', told);

test.each(
  casesOf(`
= Cut energy use by 18% and trained four technicians
+ Energy use down by 18%; four technicians trained
- Energy use down by 28%; four technicians trained
= Reduced complaints by 40% in the first year
+ Complaints down 40% in the first twelve months
- Complaints down 40% in the first six months
= Negotiated with carriers and reduced freight cost by 11%
+ Negotiated with carriers, bringing freight cost down by 11%
- Negotiated with carriers, bringing headcount down by 11%
= Reorganised the warehouse and cut picking errors by 30%
+ Warehouse reorganised, picking errors down 30%
- Warehouse built, picking errors down 30%
= Reduced complaints by 40%
- Complaints up 40%
= Reduced mis-sorts by 31% in the first year
+ Mis-sorts down by nearly a third in the first twelve months
= Lowered the interest cost by 140 basis points
+ Interest cost lowered by 1.4 points
- Interest cost lowered by 14 points
`),
)('R-5 a change is told by its way: %s: %s: %s', told);

test.each(
  casesOf(`
= Supervise three trainees and five assistants
+ Supervise eight people: five assistants and three trainees
- Supervise nine people: five assistants and three trainees
= Mentored two juniors and one intern
+ Mentor of three: two juniors and one intern
- Mentor of four: two juniors and one intern
= Betreuung der Standorte Ulm und Augsburg
+ Betreuung von zwei Standorten: Ulm und Augsburg
- Leitung von zwei Standorten: Ulm und Augsburg
= Worked the fish and grill stations
- Worked four stations: fish and grill
`),
)('R-5 as many are counted as are listed: %s: %s: %s', told);

test.each(
  casesOf(`
= Supervise four care assistants on the night shift
+ Four care assistants work under my supervision on the night shift
- Fourteen care assistants work under my supervision on the night shift
= Supervised two trainee electricians
+ Two trainee electricians worked under my supervision
- Two trainee electricians passed their exam under my supervision
= Lead a team of six developers
+ Six developers work in the team that I lead
- Six teams of developers work under my lead
= Led a squad of 9 gardeners
- Leader of 9 squads of gardeners
= Led a platoon of 38 soldiers
- Platoon leader for 38 soldiers
= Worked under the supervision of a senior auditor
- A senior auditor worked under my supervision
= Managed payroll for 300 employees
- Managed 300 employees and payroll at a firm
= Supervise two apprentices on site
+ Two apprentices work on site under my supervision
`),
)('R-5 work is done under whoever leads it: %s: %s: %s', told);

test.each(
  casesOf(`
= Inspected lifts to EN 81 standards
- Wrote EN 81 standards for lift inspections
= Stored chemicals as required by COSHH rules
+ Stored chemicals in compliance with COSHH rules
- Taught COSHH rules for the storage of chemicals
= Contrôle des stocks selon les règles HACCP
+ Contrôle des stocks conformément aux règles HACCP
- Rédaction des règles HACCP pour les stocks
`),
)('R-5 a rule is followed in other words: %s: %s: %s', told);

test.each(
  casesOf(`
= Cooked lunch for 250 pupils
+ Lunch for 250 pupils
- Lunch menu planning for 250 pupils
= Drove a 7.5-tonne truck on night routes
- Night route planning for 7.5-tonne trucks
= Assisted in two clinical trials
+ Assistance in two clinical trials
- Two clinical trials
= Supported the head of sales with quotes
+ Support for the head of sales with quotes
- Quotes as head of sales
= Checked invoices for two partners
- Invoices for two partners
= Wrote monthly reports for the board
- Monthly presentations to the board
`),
)('R-5 what is made is named without its act: %s: %s: %s', told);

test.each(
  casesOf(`
= Drove buses and trained 6 new drivers
+ Bus driver and trainer of 6 new drivers
- Bus driver and supervisor of 6 new drivers
= Operated forklifts in a cold store
+ Forklift operator in a cold store
- Forklift instructor in a cold store
= Tested payment apps on Android
+ Tester of payment apps on Android
- Developer of payment apps on Android
= Led a squad of 9 engineers
+ Leader of a squad of 9 engineers
- Leader of 9 squads of engineers
= Taught laboratory classes in botany
+ Instructor of laboratory classes in botany
= Drove convoys of up to 30 vehicles and trained 20 drivers
+ Convoy driver (up to 30 vehicles) and trainer of 20 drivers
= Won €9,000 from the Orchid Foundation as principal investigator
+ Principal investigator on a €9,000 Orchid Foundation grant
`),
)('R-5 who does it is named: %s: %s: %s', told);

test.each(
  casesOf(`
= Worked 400 night shifts without an incident
+ 400 night shifts worked, none with an incident
- 400 night shifts worked with one incident
= Wired 40 flats without rework
+ No rework in 40 wired flats
- Rework in 40 wired flats
`),
)('R-5 what was not lost is told first: %s: %s: %s', told);

test.each(
  casesOf(`
= Moved servers to the cloud and cut hosting costs by 35%
+ Hosting costs cut by 35% with a move of servers to the cloud
- Hosting costs cut by 35% with a move of staff to the cloud
= Switched suppliers, lowering meat prices by 8%
+ Meat prices lowered by 8% through a switch of suppliers
- Meat prices lowered by 18% through a switch of suppliers
= Moved agents to spot instances and trained two clerks
- Trained two clerks by moving agents to spot instances
= Trained two clerks; cut cost by 45%
- Cut cost by 45% by training two clerks
`),
)('R-5 what a measured change came of is told as its cause: %s: %s: %s', told);

test.each(
  casesOf(`
= Plastered walls in new houses
+ Plastered walls in newly built houses
- Built new houses
= Sold software licences to public clients
+ Sold software licences to clients in the public sector
- Sold software licences to private clients
= Wrote unit tests in Jest for the cart
+ Unit tests for the cart written in Jest
- Unit tests for the cart and the checkout written in Jest
= Fixed over 150 bugs reported by customers
+ Resolved more than 150 customer-reported bugs
= Moved servers to the cloud
- Moved staff to the cloud
= Wartung und Instandsetzung von 35 Pumpen
+ Gewartet und instand gesetzt: 35 Pumpen
- Gewartet und gebaut: 35 Pumpen
`),
)('R-5 a word is described more closely: %s: %s: %s', told);

test.each(
  casesOf(`
= Build React components for the question editor used by 2 million students a month
+ Built components in React for the question editor
- Built the question editor in React
- Built the React question editor that 2 million students use a month
- Built a question editor with React components
= Designed brackets in steel for the loading ramp of a depot
+ Designed steel brackets for the loading ramp of a depot
- Designed the loading ramp of a depot in steel
`),
)('R-5 who makes a part for something has not made that: %s: %s: %s', told);
