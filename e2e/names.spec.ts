import { expect, test } from './support/console';
import { query, signInAsAdministrator } from './support/people';
import { sampled } from './support/sizes';

// The names of the demo: what other journeys write at the same time may be called like one another.
test('[FOFF-14, FOFF-13, FOFF-21] no page of the back office names a person, a property or a vendor outside a link', async ({
  page,
}) => {
  const [known] = await query<{
    names: string[];
    buyer: number;
    seller: number;
    property: number;
    deal: number;
    mail: number;
    message: number;
  }>(
    `with busy as (select d.* from deals d join ndas n on n.user_id = d.buyer_id and n.property_id = d.property_id join properties p on p.id = d.property_id
                   where p.seller_id is not null and d.deal_status_id = 6 order by d.id limit 1)
     select (select array_agg(name) from (select first_name || ' ' || last_name as name, created_at from users union all select name, created_at from properties union all select company_name, created_at from vendors) named
              where created_at < now() - interval '3 hours') names,
            (select buyer_id from busy) buyer, (select p.seller_id from properties p, busy where p.id = busy.property_id) seller, (select property_id from busy) property, (select id from busy) deal,
            (select max(id) from mails) mail, (select max(id) from messages where to_user_type_id = 1 and deleted_at is null and created_at < now() - interval '3 hours') message`,
  );
  if (!known) {
    throw new Error('The demo data has no busy deal.');
  }
  const { names, buyer, seller, property, deal, mail, message } = known;
  expect(names.length).toBeGreaterThan(100);
  await signInAsAdministrator(page);
  const found: string[] = [];
  const addresses = [
    '/admin/today',
    '/admin/dashboard/1',
    '/admin/dashboard/2',
    '/admin/dashboard/3',
    `/viewbuyer/${buyer}`,
    `/viewseller/${seller}`,
    '/admin/properties',
    `/admin/property/${property}`,
    '/admin/dealtracker',
    '/admin/dealtracker/board',
    `/admin/dealtracker?view=${deal}`,
    '/admin/category',
    '/admin/vendors',
    '/admin/team',
    '/admin/enquiries',
    '/admin/mail-log',
    `/admin/mail-log?view=${mail}`,
    '/admin/audit-log',
    '/admin/analytics/1',
    '/admin/analytics/4',
    '/admin/api-keys',
    '/notification/1',
    `/notification/1?message=${message}`,
  ];
  for (const address of sampled(addresses)) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('main .MuiSkeleton-root:visible, [role="dialog"] .MuiSkeleton-root:visible')).toHaveCount(
      0,
    );
    const outside = await page.evaluate((all) => {
      // What a person wrote, what is typed or chosen, and the heading of the record's own page are no names that lead elsewhere.
      const exempt =
        'a, button, [role="button"], [role="combobox"], h1, h2, [role="option"], option, input, textarea, svg, script, style, blockquote, [data-written], [role="document"]';
      // What is there for screen readers alone, such as the table behind a chart, is one pixel large and takes no focus.
      const isRead = (element: Element | null): boolean =>
        element === null ||
        ((element.clientWidth !== 1 || element.clientHeight !== 1) && isRead(element.parentElement));
      const own = new Set([...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent?.trim()));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const names = all.filter((name) => !own.has(name));
      const faults: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text.length < 5 || !parent || parent.closest(exempt) || !parent.checkVisibility() || !isRead(parent)) {
          continue;
        }
        const name = names.find((one) => text.includes(one));
        if (name) {
          faults.push(`${name}: ${text.slice(0, 120)}`);
        }
      }
      return faults;
    }, names);
    found.push(...outside.map((fault) => `${address} ${fault}`));
  }
  expect(found).toEqual([]);
});
