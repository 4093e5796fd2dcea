import type { MailContext } from '../mail-context';

/*
 * What mails call the property `p`: buyers read what the public reads, whatever they have access to, because a mail
 * outlasts the access [BEYA-129]. `p` may be left-joined.
 */

/** @param kept SQL for the name that the record keeps */
export const publicName = (kept = 'p.name'): string =>
  `coalesce((select v.name from public_properties v where v.id = p.id and v.confidential), ${kept})`;

/** For the office and the owning seller alone. @param kept as above */
export const trueName = (kept = 'p.name'): string => `case when p.confidential then p.name else ${kept} end`;

interface Named {
  propertyName: string;
  trueName: string;
}

/** What a mail to the office or to the owning seller needs: the same, by the true name. */
export function byTrueName<Event, Data extends Named>(
  find: (event: Event, context: MailContext) => Promise<Data | undefined>,
): (event: Event, context: MailContext) => Promise<Data | undefined> {
  return async (event, context) => {
    const data = await find(event, context);
    return data && { ...data, propertyName: data.trueName };
  };
}
