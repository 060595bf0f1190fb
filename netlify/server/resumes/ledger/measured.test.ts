import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

const MEASURED = `
= Cut the median time to restore for priority 1 incidents from 150 to 60 minutes by introducing an on-call rota and runbooks
+ Reduced the time to restore for priority 1 incidents by 60%.
- Reduced the number of priority 1 incidents by 60% by introducing an on-call rota and runbooks.
- Cut priority 1 incidents by 60%.
- Reduced incidents by 60%.
- Reduced priority 1 incidents by 60% with an on-call rota and runbooks.
= Lowered the cost of printing for 12 branches from 8,000 to 4,000 euros
+ Halved the cost of printing for 12 branches.
- Halved printing for 12 branches.
- Halved the number of branches.
- Cut printing by 50%.
= Raised the average value of orders from 40 to 60 euros
+ Raised the average value of orders by 50%.
- Raised orders by 50%.
- Raised the number of orders by 50%.
= Cut the share of late deliveries from 10% to 5%
+ Halved the share of late deliveries.
- Cut deliveries by 50%.
- Cut deliveries from 10% to 5%.
= Shortened waiting times for patients from 40 to 20 minutes
+ Halved waiting times for patients.
- Halved patients.
- Cut the number of patients by half.
= Reduced errors in invoices from 80 to 60 a month
+ Reduced errors in invoices by a quarter.
- Reduced invoices by a quarter.
- Reduced the number of invoices by 25%.
= Grew membership fees of the club from 100 to 150 euros
- Grew the club by half.
- Raised membership by 50%.
= Complaints about buses fell from 40 to 30 a month
+ Complaints about buses fell by a quarter.
- Buses fell by a quarter.
= Cut heating costs for 30 flats from 900 to 600 euros a month
- Cut flats by a third.
- Cut heating by a third.
= Increased the pass rate of apprentices from 60% to 90%
- Increased apprentices by half.
- Increased apprentices by 30 percentage points.
= Cut the time to hire engineers by 40%
- Cut engineers by 40%.
- Cut the number of engineers hired by 40%.
= Brought the clearance time of reefer boxes down from 9 to 5 hours
+ Reduced reefer box clearance from 9 hours to 5.
- Cut reefer boxes from 9 to 5.
= Reduced scrap and rework by 20%
+ Reduced rework by 20%.
= Durchlaufzeit der Aufträge von 12 auf 9 Tage gesenkt
+ Durchlaufzeit der Aufträge um ein Viertel gesenkt.
- Aufträge um ein Viertel gesenkt.
- Reduzierung der Aufträge um 25 %.
= Réduction du délai de paiement des factures de 60 à 45 jours
- Réduction des factures de 25 %.
- Factures réduites d'un quart.
= Baisse du coût des livraisons de 15 %
- Baisse des livraisons de 15 %.
`;
test.each(casesOf(MEASURED))(
  'R-5 an amount of change is told of what changed by it: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);
