import { NDA_MODES, type NdaMode } from '@stowbridge/contract/access';

interface Mode {
  name: string;
  /** What follows from it, in one line. */
  help: string;
}

/** What a signature does by itself. */
export const ndaModes: Record<NdaMode, Mode> = {
  approved: {
    name: 'Access for approved buyers',
    help: 'Others wait until the office approves them as buyers, and get in with that.',
  },
  automatic: { name: 'Access for everybody', help: 'Whoever signs reads the documents at once.' },
  manual: { name: 'A request', help: 'Each person who signs waits until somebody lets them in.' },
  'manual-for-brokers': { name: 'A request from brokers', help: 'Brokers wait; everybody else gets in at once.' },
};

/** In the order in which they are offered. */
export const ndaModeChoices = NDA_MODES.map((id) => ({ id, ...ndaModes[id] }));
