/** What a visitor says before he asks, and the plain facts that stand in fields, of whoever the owner is. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each<[Person, string, RegExp]>([
  ['sample', 'I write little these days. What number can I call?', /\+1 604 555 0142/],
  ['sample', 'Publishers are slow, I know. Where does Alex live?', /^Alex Example is based in Vancouver/],
  ['nurse', 'Sorry, bad day. How can I ring you?', /A phone number is not published here/],
  ['architect', 'I sell video equipment. Which languages do you speak?', /^The languages? listed for Helen/],
  ['sample', 'just a quick one: how many jobs in California, one line please', /^3 roles/],
  ['architect', 'Student here! which job did she have before Hollis?', /^Architect at Example Nordhavn/],
  [
    'student',
    'Our certificate expired last week. When can you start?',
    /^Looking for a six-month internship/,
  ],
])('D45 %s: what is said before a question is not what it asks: %s', (person, message, said) => {
  expect(asking(person, message)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['nurse', 'I am a lead for quality audits. How many bugs did those test cases find?', /47 defects/],
  ['sample', 'My phone plan is a horror, how much did new notebooks cost in the migration?', /\$490,000/],
  ['sample', 'Would a former boss hire Alex again?', /^Jordan Example/],
])('D45 %s: what is not found with what stands around it is read without: %s', (person, message, said) => {
  expect(asking(person, message)).toMatch(said);
});

test('D45 what is shown here is nobody who asks', () => {
  expect(asking('sample', 'Of the projects shown here, wich one was the first?')).toMatch(/^Oracle/);
});

test('D45 what is said of the owner before a question narrows it', () => {
  expect(asking('sample', 'I read that he worked at Citrix. How many people did he lead?')).not.toMatch(
    /^You can/,
  );
});

test.each<[Person, string, RegExp]>([
  ['sample', 'What time zone are you in?', /Pacific Time/],
  [
    'architect',
    'Which timezone should we plan for?',
    /^The time zone is not stated here\. Helen Marsh is based in/,
  ],
  ['nurse', 'Do you have a link to a map?', /mlat=45\.5019/],
  ['student', 'Can I see on a map where he lives?', /mlat=48\.5216/],
])('D45 %s: a field is told that is asked for: %s', (person, message, said) => {
  expect(asking(person, message)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['sample', 'We need somebody for a merger. Could that tempt you?', /^Available now for consulting/],
  [
    'nurse',
    'We have an opening in clinical safety. | Would that interest you?',
    /^Open to project lead positions/,
  ],
  [
    'architect',
    'There is a library to be converted. | And would this be something for you?',
    /^The studio takes on/,
  ],
])('D45 %s: what is offered in one sentence is asked about in the next: %s', (person, messages, said) => {
  expect(asking(person, messages)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['sample', 'What do you do to stay current?', /continuing education[^]*Under way: MBA/],
  ['architect', 'How do you keep up with your field?', /^How the field is kept up with is not published/],
  ['sample', 'Which standards do you follow?', /SOC 2 Type II and ISO 27001/],
  ['student', 'Do you work to any norms?', /^Standards are not named in what is published/],
  ['nurse', 'What are you good at? | Anything concrete?', /^Electronic Medication Charts/],
  ['nurse', 'How long are questions kept that you could not answer?', /30 days/],
])('D45 %s: what visitors ask of anybody: %s', (person, messages, said) => {
  expect(asking(person, messages)).toMatch(said);
});
