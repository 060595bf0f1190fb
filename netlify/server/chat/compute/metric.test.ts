/** Figures by their labels, and what is asked of credentials and publications as rows. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each<[Person, string, RegExp]>([
  ['sample', 'What uptime was kept?', /99\.9% uptime/],
  ['architect', 'How large is the floor area of the library?', /4,200 m² floor area/],
  ['nurse', 'What share of wrong doses is it fewer by?', /32% fewer wrong-time doses/],
  ['sample', 'How much did it cost?', /^(?!.*\$10M)/s],
  ['sample', 'How many projects are described here?', /Shown here are 6 projects/],
  ['sample', 'How many states does an asset need?', /^(?!IT Asset Management System)/],
])('D45 %s: a figure is told by its label, and nothing else is: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['sample', 'How can I verify the CISSP?', /credentials\.example\.com\/cissp/],
  ['sample', 'Is there a link to the MBA course?', /university\.example\.com\/mba/],
  ['sample', 'What does the video series cover?', /^The video series.*setting objectives/],
  ['sample', 'Who is behind the video series?', /Example Tech Leaders/],
  ['sample', 'What is the title of the guest article?', /^“Beyond the Ticket Queue: OKRs for IT Operations”/],
  ['sample', 'When did Jordan and Alex work together?', /^(?!.*Available now)/s],
  ['nurse', 'Are my messages sent to a language model?', /may pass them to a language model/],
  ['architect', 'Where do I find your blog?', /linked at the top of this page/],
])('D45 %s: what stands in a field is told: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});
