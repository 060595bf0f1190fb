/** What the site says about itself in anybody's words, until its owner writes better ones. */

export const NEUTRAL_ASSISTANT = {
  suggestions: ['Who is {givenName}?', 'Where has {givenName} worked?', 'What is {givenName} good at?'],
  site: [
    {
      topic: 'assistant',
      section: 'about',
      title: 'About this assistant',
      text: 'I am the automated assistant of this site. I answer questions about {name} from the text that is published here and name the section each answer comes from; where it holds no answer, I say so.',
    },
    {
      topic: 'resume',
      section: 'contact',
      title: 'Résumé',
      text: 'The résumé of {name} can be downloaded as a Word document from the Contact section. It is made from the same text as this page.',
    },
    {
      topic: 'privacy',
      section: 'contact',
      title: 'What happens to this conversation',
      text: "This conversation is kept in your browser until you close the tab or clear it. To answer, your messages are sent to this site's server, which may pass them to a language model. Of questions that it could not answer, or that you mark as no help, it keeps the words for 30 days, and nothing of who asked. Please do not share anything confidential here.",
    },
  ],
};

/** Of the group of skills that holds them. */
export const NEUTRAL_CREDENTIALS = 'Education and Certifications';

/** The calculator speaks of IT projects: whoever wants it takes it out of the list. */
export const NEUTRAL_BRAND = { without: ['roi-calculator', 'blog'] };
