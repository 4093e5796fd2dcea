/** The eight people on Meet the Team. */
export const TEAM = [
  {
    firstName: 'Ruth',
    lastName: 'Calloway',
    title: 'Founder and Managing Broker',
    bio: [
      "Ruth started in the business at nineteen, renting units behind the counter of her family's facility in Greeley, Colorado. She founded Stowbridge after twenty years of selling storage for other firms, because she wanted buyers and sellers to see the same numbers at the same time.",
      'She has closed more than four hundred storage transactions in twenty-six states and holds broker licenses in Colorado and California.',
    ],
    points: [
      'Board member, state self-storage association',
      'Speaks on valuation and lease-up risk',
      'Restores old pickup trucks, slowly',
    ],
  },
  {
    firstName: 'Andre',
    lastName: 'Montgomery',
    title: 'Senior Broker, Mountain States',
    bio: [
      'Andre covers Colorado, Utah, Wyoming and Idaho. Before brokerage he managed nine facilities for a regional operator, and he still reads a rent roll faster than most people read a menu.',
      'Sellers work with him because he tells them what a buyer will ask before the buyer asks it.',
    ],
    points: [
      'Over 6 million square feet sold',
      'Certified commercial investment member',
      'Coaches youth basketball in Aurora',
    ],
  },
  {
    firstName: 'Priya',
    lastName: 'Mehta',
    title: 'Senior Broker, California',
    bio: [
      'Priya leads the San Diego office. She trained as an architect and has a special feel for conversions: what a former supermarket or plant can become, and what it will cost.',
      'Her clients range from first-time buyers to institutional funds.',
    ],
    points: ['Licensed in California, Nevada and Arizona', 'Former project architect', 'Sails on weekends'],
  },
  {
    firstName: 'Thomas',
    lastName: 'Okafor',
    title: 'Director of Research',
    bio: [
      'Thomas builds the market studies behind every listing: supply within the radius, street rates, permits in the pipeline and who lives nearby.',
      'He came to us from a national data firm and insists that each figure carries its source and its date.',
    ],
    points: ['M.S. in regional economics', 'Author of our quarterly supply report', 'Plays the cello'],
  },
  {
    firstName: 'Elena',
    lastName: 'Navarro',
    title: 'Transaction Manager',
    bio: [
      'From letter of intent to closing, Elena keeps everyone on the same page: escrow, lender, surveyor, attorneys and the two sides.',
      'She has managed over three hundred closings and has never missed a contractual date.',
    ],
    points: ['Notary public', 'Bilingual, English and Spanish', 'Keeps bees'],
  },
  {
    firstName: 'Samuel',
    lastName: 'Lindqvist',
    title: 'Broker, Southwest',
    bio: [
      'Samuel lives in Phoenix and covers Arizona, New Mexico and Texas. His family has owned boat and RV storage for three generations, and that is where his heart still is.',
      'Ask him about canopy spans, turning circles and the price of asphalt.',
    ],
    points: ['Specialist for boat and RV storage', 'Licensed in Arizona and Texas', 'Flies gliders'],
  },
  {
    firstName: 'Grace',
    lastName: 'Huang',
    title: 'Head of Client Services',
    bio: [
      'Grace is the first voice most people hear. She helps buyers find the right listings and makes sure that every question gets an answer the same day.',
      'She also looks after our vendor directory and visits most of the companies in it.',
    ],
    points: ['Ten years in hospitality', 'Built our onboarding for new buyers', 'Runs mountain half-marathons'],
  },
  {
    firstName: 'Walter',
    lastName: 'Reyes',
    title: 'Of Counsel, Capital Markets',
    bio: [
      'Walter spent thirty years in commercial lending and now helps our clients find debt that fits the asset and their plans for it.',
      'He reads term sheets the way others read novels and is happiest when he can strike a clause.',
    ],
    points: ['Former head of self-storage lending', 'Guest lecturer on real estate finance', 'Grandfather of six'],
  },
] as const;
