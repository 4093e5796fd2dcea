/** What the office writes to buyers: one that was sent, and a draft. */
export const CAMPAIGNS = [
  {
    state: 'sent',
    subject: 'Two facilities that are new this month',
    intro:
      '<p>Both came to the market this month, and both have <strong>room to grow</strong>. Tours are on Thursdays.</p>',
  },
  {
    state: 'draft',
    subject: 'A drive-up facility before its call for offers',
    intro: '<p>The rent roll of the last twelve months is in the data room. Offers are due soon.</p>',
  },
] as const;
