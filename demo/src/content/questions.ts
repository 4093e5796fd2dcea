/** What buyers ask in the deal room, and what the office answers. */
export const QUESTIONS = [
  {
    text: 'Does the rent roll include the units that are let to the manager free of charge?',
    answer: 'It does not. Two units are used by the manager; they stand among the unrentable ones.',
  },
  {
    text: 'When were the gate software and the cameras replaced, and do the contracts pass to a buyer?',
    answer: 'Both in 2023. The gate contract runs month to month and can be assigned; the cameras are owned.',
  },
  {
    text: 'Is any part of the land within a flood zone?',
    answer: 'No part of it is, by the map of 2021. The certificate of the surveyor is among the documents.',
  },
  {
    text: 'How many tenants have had a raise of their rent within the last twelve months?',
    answer: 'About six in ten, by eight percent on average. The rent roll shows the date of each raise.',
  },
  {
    text: 'Would the seller consider staying on for a transition of sixty days?',
    answer: 'Yes, for up to ninety days, at a fee to be agreed.',
  },
] as const;

/** What still waits for an answer. */
export const OPEN_QUESTION = 'Could we see the property tax bills of the last three years?';
