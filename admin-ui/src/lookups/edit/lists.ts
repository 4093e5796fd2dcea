import type { LookupList } from '../../data-provider/records';

export interface WordList {
  list: LookupList;
  label: string;
  /** Where people meet its words. */
  used: string;
  /** One entry, as it is called in questions. */
  entry: string;
}

/** The lists that the office words itself; states and statuses are the product's own [CONST-14]. */
export const wordLists: [WordList, ...WordList[]] = [
  {
    list: 'store-types',
    label: 'Property types',
    entry: 'Property Type',
    used: 'Chosen for a property, and shown on its profile.',
  },
  {
    list: 'document-types',
    label: 'Document types',
    entry: 'Document Type',
    used: 'Chosen for each document of a property; the type NDA opens a property to buyers.',
  },
  {
    list: 'price-alternatives',
    label: 'Price alternatives',
    entry: 'Price Alternative',
    used: 'Shown in the place of a price. The auction-type option needs a date.',
  },
  {
    list: 'diligence-periods',
    label: 'Diligence periods',
    entry: 'Diligence Period',
    used: 'Chosen by buyers in their offer terms.',
  },
  {
    list: 'positions',
    label: 'Titles',
    entry: 'Title',
    used: 'Chosen by people when they register. The title Other asks for a text of their own.',
  },
];
