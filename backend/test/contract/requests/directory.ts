import { randomUUID } from 'node:crypto';
import type { Make } from '../contract';
import { PAGE, one, idOf, picture, report, nothing } from '../records';
import { file } from '../../uploads';

/** Requests of the calls about the directory, the site, the reports and the files, as a screen would send them. */
export const DIRECTORY_REQUESTS: Record<string, Make> = {
  '[CALL-009]': nothing,
  '[CALL-010]': nothing,
  '[CALL-011]': nothing,
  '[CALL-012]': nothing,
  '[CALL-013]': nothing,
  '[CALL-014]': nothing,
  '[CALL-015]': nothing,
  '[CALL-016]': nothing,
  '[CALL-017]': nothing,
  '[CALL-018]': nothing,
  '[CALL-019]': nothing,
  '[CALL-020]': nothing,
  '[CALL-021]': nothing,
  '[CALL-022]': nothing,
  '[CALL-083]': () => ({ body: { Name: `Contract ${randomUUID()}`, PrimaryCategoryID: 0, Level: 1 } }),
  '[CALL-084]': () => ({ body: { Name: '', ...PAGE } }),
  '[CALL-085]': () => ({ body: { Level: 2, ...PAGE } }),
  '[CALL-086]': async (contract) => ({
    path: [await idOf(contract, `insert into categories (name, level) values ('Unused', 1) returning id`)],
  }),
  '[CALL-087]': async (contract) => ({
    path: [await idOf(contract, `insert into categories (name, level, active) values ('Off', 1, false) returning id`)],
  }),
  '[CALL-088]': () => ({ role: 'anonymous', path: [0] }),
  '[CALL-089]': async (contract) => ({
    role: 'anonymous',
    path: [await idOf(contract, 'select primary_category_id id from categories where level = 2 and active limit 1')],
  }),
  '[CALL-090]': () => ({ body: { CompanyName: '', City: '', ...PAGE } }),
  '[CALL-091]': () => ({ body: { CompanyName: 'Contract Doors', StateID: 6, Website: 'https://doors.example' } }),
  '[CALL-092]': async (contract) => ({ path: [await idOf(contract, 'select id from vendors where active limit 1')] }),
  '[CALL-093]': async (contract) => ({
    path: [await idOf(contract, 'select id from vendors where not active limit 1')],
  }),
  '[CALL-094]': async (contract) => ({
    body: {
      VendorID: await idOf(contract, 'select id from vendors limit 1'),
      CategoryIds: String(await idOf(contract, 'select id from categories where level = 2 and active limit 1')),
    },
  }),
  '[CALL-095]': async () => ({ parts: [file(await picture(), 'logo.png')] }),
  '[CALL-096]': async (contract) => ({
    role: 'anonymous',
    body: {
      ...PAGE,
      CategoryID: await idOf(
        contract,
        'select category_id id from vendor_categories vc join vendors v on v.id = vc.vendor_id where v.active limit 1',
      ),
    },
  }),
  '[CALL-097]': () => ({ role: 'anonymous', body: { Page: 1, PageLength: 4 } }),
  '[CALL-100]': nothing,
  '[CALL-101]': async (contract) => ({
    role: 'anonymous',
    path: [await idOf(contract, 'select id from team_members limit 1')],
  }),
  '[CALL-102]': () => ({
    role: 'anonymous',
    body: { Name: 'Ida', Phone: '(303) 555-0144', Email: 'ida@example.com', Message: 'Hello' },
  }),
  '[CALL-103]': report(),
  '[CALL-104]': report(),
  '[CALL-105]': report(),
  '[CALL-106]': report(),
  '[CALL-107]': report(),
  '[CALL-108]': async (contract) => ({
    role: 'anonymous',
    path: [(await one<{ logo: string }>(contract, 'select logo from vendors where logo is not null limit 1')).logo],
  }),
  '[CALL-109]': async (contract) => ({
    role: 'anonymous',
    path: [
      (await one<{ file_name: string }>(contract, 'select file_name from property_images order by id limit 1'))
        .file_name,
    ],
  }),
  '[CALL-110]': async (contract) => ({
    role: 'anonymous',
    path: [
      (
        await one<{ image_name: string }>(
          contract,
          'select image_name from team_members where image_name is not null limit 1',
        )
      ).image_name,
    ],
  }),
  '[CALL-111]': async (contract) => ({
    path: [
      (await one<{ file_name: string }>(contract, 'select file_name from documents order by id limit 1')).file_name,
    ],
  }),
  '[CALL-112]': () => ({
    role: 'anonymous',
    body: {
      first_name: 'Ida',
      last_name: 'Moss',
      company: 'Moss',
      phone: '303-555-0144',
      email: 'ida@example.com',
      option: 'Other',
      message: 'Hello',
      lead_source: 'Website',
    },
  }),
};
