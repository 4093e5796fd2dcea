import { aDeal, idOf, PDF } from '../contract/records';
import { file } from '../uploads';
import { type DenialCase, ofResource, type People } from './cases';

const FILTER = 'a filter';

/** An accepted deal of the buyer and the seller, with its date of the closing and a task of the buyer. */
async function aClosing(
  people: People,
  { sellerId, buyerId }: { sellerId?: number; buyerId?: number } = {},
): Promise<{ id: number; dateId: number; taskId: number }> {
  const { Id: id } = await aDeal(people, 1, sellerId, buyerId);
  const dateId = await idOf(
    people,
    `insert into deal_dates (deal_id, kind, due_on) values ($1, 'closing', '2030-03-01') returning id`,
    [id],
  );
  return { id, dateId, taskId: await aTask(people, id, 'buyer') };
}

const aTask = (people: People, dealId: number, side = 'office'): Promise<number> =>
  idOf(people, `insert into tasks (deal_id, title, side) values ($1, 'Bind the insurance', $2) returning id`, [
    dealId,
    side,
  ]);
const anOfficeTask = async (people: People): Promise<number> => aTask(people, (await aClosing(people)).id);
const aTemplate = async (people: People): Promise<number> =>
  idOf(
    people,
    `insert into task_templates (id, key, name, phase, side, after_acceptance)
     select max(id) + 1, 'key ' || max(id), 'Item ' || max(id), 'title', 'office', 3 from task_templates returning id`,
    [],
  );

const OF_A_BUYER: DenialCase['outsiders'] = ['anonymous', 'otherBuyer', 'seller', 'otherSeller', 'admin'];
const NOT_OURS = 'a task is about one record, and this one is about a deal';
const TEMPLATE = { name: 'Item', phase: 'title', side: 'office', afterAcceptance: 3 };

/** What one's own task is asked to do. */
const ownTask = (
  operationId: string,
  more: { body?: object; parts?: ReturnType<typeof file>[] } = {},
): [string, DenialCase] => [
  operationId,
  {
    outsiders: OF_A_BUYER,
    make: async (people) => ({ as: 'buyer', path: { id: (await aClosing(people)).taskId }, ...more }),
    foreign: {
      'path:id': async (people) => (await aClosing(people, { buyerId: people.people.otherBuyer })).taskId,
    },
  },
];

/** Dates, tasks and the checklist of accepted deals. */
export const CLOSING_CASES: [string, DenialCase][] = [
  ofResource(
    'DealsResource_updateDate',
    async (people) => {
      const { id, dateId } = await aClosing(people);
      return { as: 'admin', path: { id, dateId }, body: { dueOn: '2030-04-01' } };
    },
    {
      foreign: {
        'path:id': async (people) => (await aClosing(people)).id,
        'path:dateId': async (people) => (await aClosing(people)).dateId,
      },
    },
  ),
  ofResource('DealsResource_makeDates', async (people) => ({
    as: 'admin',
    path: { id: (await aDeal(people, 1)).Id },
  })),
  ofResource('DealsResource_shiftDates', async (people) => ({
    as: 'admin',
    path: { id: (await aClosing(people)).id },
    body: { from: 'closing', days: 5 },
  })),
  [
    'MeResource_dealDates',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller', 'admin'],
      make: async (people) => ({ as: 'buyer', path: { id: (await aClosing(people)).id } }),
      foreign: { 'path:id': async (people) => (await aClosing(people, { buyerId: people.people.otherBuyer })).id },
    },
  ],
  [
    'MeResource_tasks',
    {
      outsiders: ['anonymous'],
      make: () => ({ as: 'buyer', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
    },
  ],
  ownTask('MeResource_annotateTask', { body: { note: 'Ordered' } }),
  ownTask('MeResource_tickTask', { body: {} }),
  ownTask('MeResource_attachToTask', { parts: [file(Buffer.concat([PDF, Buffer.from(' of a task')]), 'binder.pdf')] }),
  ...(['get', 'tick', 'delete'] as const).map((act) =>
    ofResource(`TasksResource_${act}`, async (people) => ({
      as: 'admin',
      path: { id: await anOfficeTask(people) },
      body: act === 'tick' ? {} : undefined,
    })),
  ),
  ofResource('TasksResource_reopen', async (people) => {
    const id = await anOfficeTask(people);
    await people.source.query('update tasks set done_at = now() where id = $1', [id]);
    return { as: 'admin', path: { id } };
  }),
  ofResource('TasksResource_update', async (people) => ({
    as: 'admin',
    path: { id: await anOfficeTask(people) },
    body: { title: 'Bind the insurance', assigneeId: people.ids.admin },
  })),
  ofResource(
    'TasksResource_create',
    async (people) => ({
      as: 'admin',
      body: { title: 'Bind the insurance', dealId: (await aClosing(people)).id, assigneeId: people.ids.admin },
    }),
    { ignores: { 'body:propertyId': NOT_OURS, 'body:userId': NOT_OURS, 'body:enquiryId': NOT_OURS } },
  ),
  ...(['update', 'delete'] as const).map((act) =>
    ofResource(`TaskTemplatesResource_${act}`, async (people) => ({
      as: 'admin',
      path: { id: await aTemplate(people) },
      body: act === 'update' ? { ...TEMPLATE, name: `Item ${Math.random()}` } : undefined,
    })),
  ),
  [
    'CalendarResource_read',
    {
      outsiders: [],
      open: 'it is for whoever knows the secret address, which a calendar program sends without anything else',
      make: () => ({ as: 'anonymous', path: { token: 'q83vEjRWeJq83vEjRWeJqw' } }),
    },
  ],
];
