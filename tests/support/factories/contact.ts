import type { ContactInput } from '#contracts/contact-message.ts';

/** What a visitor could send from the contact form. */
export function contactInput(changes: Partial<ContactInput> = {}): ContactInput {
  return {
    firstName: 'Rita',
    lastName: 'Recruiter',
    email: 'rita@example.com',
    company: 'Example Search Ltd',
    opportunityType: 'fulltime',
    message: 'We are looking for a VP of IT operations.',
    ...changes,
  };
}
