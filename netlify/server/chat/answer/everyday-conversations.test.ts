/** What visitors say and ask one after the other, whoever the owner is. */
import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { contentFolder } from '#server/content/folder.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';
import { lastReply } from '#support/conversation.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';

const posts = readSeedBlog(contentFolder()).posts.filter(({ status }) => status === 'published');
const knowledge = buildKnowledge(siteContent(), posts);

const lastOf = (messages: string[]) => lastReply(knowledge, messages);

test.each([
  [['is he available', 'from when'], /^Available now for consulting/],
  [['does he know aws', 'how many years'], /^Years are not published by subject\. The roles that name “aws”/],
  [['where did he use aws'], /^The roles that name “aws”: IT Consultant/],
  [
    ['latest post?', 'what is it about'],
    /^“An assistant that would rather say nothing: [^]*declines when it has none/,
  ],
  [['latest post?', 'give me the key points'], /declines when it has none[^]*\n• /],
  [['what do you write about'], /^Alex writes about IT operations[^]*newest posts/],
  [['Do you write a blog? what about?'], /^Alex writes about IT operations/],
  [['which article should I read first if I only have five minutes'], /^Alex writes about IT operations/],
  [
    ['what do you write about', 'which one is the newest'],
    /^“An assistant that would rather say nothing[^]*November 10, 2026/,
  ],
  [['tell me about the office project'], /^Vancouver Corporate Center of Excellence\./],
  [
    ['what is your most important project', 'what was your role in it exactly'],
    /^Vancouver Corporate Center of Excellence\. [^]*Alex owned/,
  ],
  [
    ['what is your most important project', 'and what came out of it in the end?'],
    /^Vancouver Corporate Center of Excellence\. Results/,
  ],
  [
    ['do you have experience managing budgets', 'how much'],
    /^The sum of a budget is not published as a number/,
  ],
  [['What are you good at?', 'give me an example'], /^Vancouver Corporate Center of Excellence\./],
  [['What are you good at?', 'give me an example', 'a different one please'], /^IT Asset Management System/],
  [['what is his weakest point'], /^Weaknesses are not published here as such\. From the posts:/],
  [['have you written anything I can read'], /^Alex writes about IT operations/],
  [['so what does he actually do all day'], /^Alex has been IT Consultant[^]*Core responsibilities/],
  [['how do you develop junior people on your team'], /Mentor first-time IT managers/],
  [['Have you built a team from scratch?'], /in roles that lead by their title/],
  [
    ['where are you based and would you relocate?'],
    /^Alex Example is based in Vancouver[^]*Relocation is not mentioned/,
  ],
  [['would you consider something interim?'], /^Interim work is not mentioned/],
  [['am I talking to a real person or a bot?'], /^I am the automated assistant/],
  [['do you store what I type here'], /^This conversation is kept in your browser/],
  [['wow, really impressive career, congratulations!'], /^Thank you! Is there something else/],
  [["hi there, I think there's a typo on your homepage, who do I tell?"], /^You can reach Alex Example/],
  [['do you have any certifications or licences that are current?'], /^(?!.*licenss)[^]*CISSP/],
  [['r u open to new opportunities right now?'], /^Available now for consulting/],
  [['tell me about yourself', 'shorter please'], /^Alex Example is a technology director[^.]*\.\n\nYou can/],
  [['How can I reach you?', 'is there a phone number?'], /^You can reach Alex Example/],
  [['Where do you work now?', 'Since when?'], /May 2024[^]*September 2023/],
  [['did you go to university?', 'what was the subject?'], /^MBA/],
  [['Tell me about a difficult situation.', 'what did you learn from it?'], /^From the posts/],
  [['latest post?', 'summarise it for me'], /declines when it has none/],
  [['What are your strengths?', 'can you prove the first one?'], /^Yes\. This is what the site says/],
  [['are u using AI in your work'], /integrated AI chatbot/],
])('P-CHAT-3 the last of %j is answered', (messages, said) => {
  const reply = lastOf(messages);
  expect(reply?.response).toMatch(said);
  expect(reply?.isAnswered).toBe(true);
});

test.each([
  [
    ['what do people say about working with you', 'can I call them'],
    /^How to reach Jordan Example and Priya Example is not published/,
  ],
  [['latest post?', 'give me an example'], /^(?!Vancouver Corporate Center)/],
  [['how do you deal with a difficult colleague?'], /^That is not described in particular/],
  [['how do you handle stress and pressure'], /^That is not described in particular/],
  [['what certifications does he have', 'which is the most recent'], /^(?!.*\$418,000)/],
  [['tell me about the office project', 'how big', 'how much did it cost'], /^(?!.*laptops)/],
])('P-CHAT-3 the last of %j is not told by its neighbour', (messages, said) => {
  const reply = lastOf(messages);
  expect(reply?.response).toMatch(said);
  expect(reply?.isAnswered).toBe(false);
});

test('P-CHAT-3 behind an answer to one half of a question quotes that are only near are no more than said to be missing', () => {
  expect(lastOf(['Where does he live and where do leavers send laptops?'])?.response).toMatch(
    /Canada\.\n\nFor the rest of your question I am not sure that an answer is published here\./,
  );
  expect(lastOf(['What languages do you speak and how fluently?'])?.response).toMatch(
    /is English\.\n\nHow well each is spoken is not published\./,
  );
});

test.each([
  [['What was his role at Example Online Services?', 'Where did he study?'], /Example University/],
  [
    ['What is his biggest achievement?', 'How did he measure that?', 'Which companies did he work for?'],
    /roles, newest first/,
  ],
  [['Tell me about the OKR project', 'Where does he live?'], /Vancouver/],
])('D45 a whole question is answered by itself, whatever was asked before: %j', (messages, said) => {
  expect(lastOf(messages)?.response).toMatch(said);
});

test('D45 of somebody else who was asked for, whole questions go on', () => {
  const reply = lastOf(['Who is Priya Example?', 'does she have a profile i can look at?'])?.response;
  expect(reply).toContain('network.example.com/in/priya');
});
