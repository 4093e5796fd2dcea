import { PROPERTY_FIELDS, type PropertyField } from '@stowbridge/contract/property-fields';
import { getMetadataArgsStorage } from 'typeorm';
import { snake } from '../../../platform/database/naming';
import { Property } from './property.entity';
import { anAdmin, aProperty } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

/** How a value of each kind is kept: the type of the entity's column, and what the database says of it. */
const COLUMNS: Record<PropertyField['kind'], [entity: string, database: string]> = {
  dollars: ['bigint', 'bigint'],
  count: ['int', 'integer'],
  decimal: ['numeric 9,2', 'numeric(9,2)'],
  percent: ['numeric 5,2', 'numeric(5,2)'],
  year: ['smallint', 'smallint'],
  text: ['text', 'text'],
};

describe('the plain fields of a property', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('each have a column of their kind that may be empty, in the entity and in the database', async () => {
    const entity = new Map(
      getMetadataArgsStorage()
        .columns.filter(({ target }) => target === Property)
        .map(({ propertyName, options: { type, precision, scale, nullable } }) => [
          propertyName,
          `${String(type)}${precision ? ` ${precision},${scale}` : ''}${nullable ? '' : ' not null'}`,
        ]),
    );
    const rows = await app.source.query<{ name: string; type: string }[]>(
      `select attname "name", format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end "type"
       from pg_attribute where attrelid = 'properties'::regclass and attnum > 0`,
    );
    const database = new Map(rows.map(({ name, type }) => [name, type]));
    expect(PROPERTY_FIELDS.map(({ name }) => [name, entity.get(name), database.get(snake(name))])).toEqual(
      PROPERTY_FIELDS.map(({ name, kind }) => [name, ...COLUMNS[kind]]),
    );
  });

  it('[PROF-21] [PROF-22] are read on the site while the table says so', async () => {
    const samples = Object.fromEntries(PROPERTY_FIELDS.map(({ name, sample }) => [name, sample]));
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const read = async (given: object) => {
      const { id } = await aProperty(app.source, { ...samples, ...given });
      const stored = (await app.call('GET', `/api/v1/properties/${id}`, undefined, admin)).json<object>();
      expect(stored).toMatchObject(samples);
      return (await app.call('GET', `/api/home/store/profile/${id}`)).json<object>();
    };
    const shown = (...when: PropertyField['shown'][]) =>
      Object.fromEntries(
        PROPERTY_FIELDS.map(({ wire, shown, sample }) => [wire, when.includes(shown) ? sample : null]),
      );
    expect(await read({})).toMatchObject(shown('always', 'while open', 'while priced'));
    expect(await read({ alternatePriceOptionId: 1 })).toMatchObject(shown('always', 'while open'));
    expect(await read({ statusId: 4 })).toMatchObject(shown('always'));
  });
});
