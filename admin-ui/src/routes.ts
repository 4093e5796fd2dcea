import { matchPath } from 'react-router';
import { below, paths, patterns } from './paths';

const deals = [below.deal, below.editOne, below.dealOffline, below.dealReport];
const records = [below.new, below.editOne];
const messages = [below.newMessage, below.reply, below.message];

/** Every page, the more particular addresses first, each with the dialogs that have an address below it. */
const pages: [page: string, dialogs: string[]][] = [
  [paths.today, []],
  [patterns.dashboard, records],
  [patterns.buyer, [below.edit, below.newDeal, ...messages]],
  [patterns.seller, [below.edit, below.addProperties, below.listedProperty, below.listedPropertyEdit, ...messages]],
  [paths.myAccount, [below.password]],
  [paths.properties, []],
  [paths.newProperty, []],
  [
    patterns.property,
    [
      below.edit,
      below.description,
      below.newDocument,
      below.assignSeller,
      below.assignAgents,
      below.offers,
      below.offline,
      ...deals.map((dialog) => `deals/${dialog}`),
    ],
  ],
  [paths.dealBoard, deals],
  [paths.deals, deals],
  [paths.categories, records],
  [paths.vendors, [...records, below.categories]],
  [paths.team, records],
  [paths.enquiries, [below.one]],
  [paths.lookups, records],
  [patterns.analytics, []],
  [paths.mails, [below.one]],
  [paths.apiKeys, [below.new]],
  [paths.auditLog, [below.one]],
  [paths.jobs, []],
  [patterns.notifications, []],
];

/** The dialogs below a page, by their addresses. */
export function dialogsOf(page: string): string[] {
  return pages.find(([path]) => path === page)?.[1] ?? [];
}

/** The address of the page on which one is: of several dialogs above the same page it is the same. */
export function pageAddress(pathname: string): string {
  for (const [path] of pages) {
    const match = matchPath({ path, end: false }, pathname);
    if (match) {
      return match.pathnameBase;
    }
  }
  return pathname;
}

/** Whether there is a page, or a dialog above one, at this address. */
export function isKnown(pathname: string): boolean {
  return pages.some(([page, dialogs]) =>
    [page, ...dialogs.map((dialog) => `${page}/${dialog}`)].some((path) => matchPath(path, pathname)),
  );
}
