import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { casesOf, isTold } from '#support/told-of.ts';

import { verifyClaim } from './verify-claim.ts';

test.each(
  casesOf(`
= Install and terminate pumps for greenhouses up to 400 m2
+ Installation and termination of pumps for greenhouses (up to 400 m2).
+ Pump installation and termination.
- Installation of greenhouses.
- Design and installation of pumps.
= Managed a staff of seven and a yearly budget of $420,000
+ Budget responsibility of $420,000 a year and management of seven staff.
+ Management of a staff of seven.
+ Responsible for a budget of $420,000 a year.
+ Staff management.
- Budget responsibility of $420,000 a month.
- Responsibility for a staff of 17.
- Reduction of a yearly budget of $420,000.
= Ran 4 greenhouses
- Manager of 4 greenhouses.
= Supervised interns at the Berlin office
+ Supervision of interns.
+ Intern supervision.
- Supervision of the Berlin office.
- Berlin office supervision.
- Direction of interns.
= Trained gardeners for the palm house on pumps
+ Training of gardeners.
+ Pump training for gardeners.
- Training of the palm house.
- Palm house training.
= Build Tableau dashboards for the palm house
+ Tableau dashboards for the palm house.
- Dashboards for the orchid house.
= Approved reports for the palm house
- Reports for the palm house.
= Wrote summaries of reports for the palm house
- Reports for the palm house.
= Helped write reports for the palm house
- Reports for the palm house.
= Sit on the soil council that rewrote the watering plan
+ Served on the soil council that updated the watering plan.
- Led the soil council.
- Rewrote the watering plan.
= Bent pipes and set valves in over 60 greenhouses
+ Pipe bending and valve setting in over 60 greenhouses.
+ Bending of pipes.
- Pipe bending in over 70 greenhouses.
= Built the list that supported the sale of the nursery in 2023
+ Built a list in support of the 2023 sale of the nursery.
= Read plans and lay out beds for tenant gardens
+ Laid out beds for tenant gardens.
+ Layout of beds for tenant gardens.
- Layout of gardens.
= Lead a finance team of 48 across four countries
+ Leads 48 finance professionals across four countries.
- Leads 84 finance professionals across four countries.
= Supported the director in the acquisition of two nurseries
+ Helped the director acquire two nurseries.
- Acquired two nurseries.
= Won £3.2 million from the Botany Council as principal investigator
+ Secured £3.2M in Botany Council funding as PI.
- Secured £32M in Botany Council funding as PI.
= Won £3.2 million from clients
- Won a grant of £3.2 million.
= Observed audits and assisted gardeners
- Audits, and assisted gardeners.
- Assisted audits of gardeners.
= Accounted for 4% of sales
- Responsible for sales of 4%.
= Sit on the committee that approved 4 budgets
- Approval of 4 budgets.
= Supported the management of the shop
- Shop management.
- Management of the shop.
= Co-supervise two gardeners and four interns
+ Joint supervision of 2 gardeners and 4 interns.
+ Co-supervised four interns.
+ Co-supervisor of four interns.
- Supervisor of four interns.
- Supervision of 2 gardeners and 4 interns.
- Supervised two gardeners.
= Accounted for tools worth $6.4 million without loss
+ Accountable for $6.4M worth of tools, with zero losses.
- Accountable for $64M worth of tools.
- Accountable for $6.4M worth of shops.
= Managed the accounts of a shop and a bakery
+ Managed the accounts of a bakery.
- Managed a bakery.
- Responsible for a bakery.
= Reported changes in soil to botany and responded to alarms
+ Notified botany of soil changes and took part in responding to alarms.
+ Informed botany of changes in soil.
- Reported to botany and changed the soil.
- Informed gardeners of changes in soil.
= Wrote soil tests for the palm house
+ Tested the palm house with soil tests.
+ Covered the palm house with soil tests.
- Covered the orchid house with soil tests.
= Lowered water use from 34% to 29% by changing pumps and timing
+ Reduced water use from 34% to 29% through new pumps and timing.
- Reduced water use from 34% to 29% through new timing and valves.
= Build seed labels for the seed shop used by 2 million gardeners a month
+ Built seed labels for a seed shop with 2 million gardener users a month.
- Built seed labels for a seed shop with 3 million users a month.
`),
)(
  'R-5 an act or a standing is told by a noun, of the same thing alone: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

test.each([
  ['Platoon sergeant for 38 soldiers, accountable for $6.4M of equipment', true],
  ['Platoon sergeant for 83 soldiers', false],
  ['Platoon commander for 38 soldiers', false],
  ['Platoon sergeant for $6.4M of soldiers', false],
  ['Led 38 soldiers through two deployments as platoon sergeant', true],
  ['Led 38 soldiers through two deployments as sergeant major', false],
  ['Led a platoon sergeant through two deployments', false],
  ['Trained a platoon sergeant', false],
])('R-5 a title that was held stands for whom its holder answered for: %s: %s', (text, expected) => {
  const bullets = [
    'Led a platoon of 38 soldiers through two deployments',
    'Accounted for equipment worth $6.4 million without loss',
  ];
  const job = {
    title: 'Platoon Sergeant (First Class)',
    company: 'Army',
    startDate: '2015',
    endDate: '2019',
  };
  const base = ResumeContent.parse({ name: 'Ines Calder', experience: [{ ...job, bullets }] });
  expect(verifyClaim({ where: 'bullet', text, employer: 'Army' }, base, '2026-11').isSupported).toBe(
    expected,
  );
});

test.each(
  casesOf(`
= Refinanced £120m of debt and lowered interest by 140 basis points
+ Refinanced debt of £120m and lowered interest by 1.4 percentage points.
+ Lowered interest by 140 bps.
- Lowered interest by 14 percentage points.
- Lowered interest by 1.4%.
= Cut waste by 31% in the first year
+ Cut waste by nearly a third in the first year.
+ 31% reduction in waste in the first year.
+ Cut waste by about a third in the first year.
+ Cut waste by over a quarter in the first year.
- Cut waste by a third in the first year.
- Cut waste by over a third in the first year.
- Cut waste by nearly half in the first year.
- Cut waste by nearly a quarter in the first year.
= Raised sales by 18%
+ Raised sales by almost a fifth.
- Raised sales by more than a fifth.
- Raised sales by nearly 20.5%.
- Raised sales by almost a quarter.
= Senkung der Abfälle um 31 %
+ Abfälle um knapp ein Drittel gesenkt
- Abfälle um gut ein Drittel gesenkt
- Abfälle um ein Drittel gesenkt
= Halved waste
- Cut waste by 48%.
`),
)('R-5 a share is told by the fraction near it: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

test.each(
  casesOf(`
= Pilotage de la refonte du site marchand
+ Refonte du site marchand pilotée
- Refonte du site marchand codée
- Refonte du site vitrine pilotée
= Wartung und Instandsetzung von 35 Pumpen
+ 35 Pumpen gewartet und instand gesetzt
- 35 Pumpen gebaut und instand gesetzt
`),
)('R-5 a participle stands behind its act, or in two words: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});
