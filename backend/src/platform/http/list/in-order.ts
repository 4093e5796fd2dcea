import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { sql } from '../../database/sql';

/** The columns of one table in a row, and the property that holds what is made of them; the entity itself has none. */
interface Part {
  metadata: EntityMetadata;
  columns: { as: string; sql: string; column: EntityMetadata['columns'][number] }[];
  property?: string;
}

/** How an entity is read with what it refers to. */
interface Plan {
  text: string;
  own: Part;
  others: Part[];
}

let readers = 0;

function planOf(source: DataSource, entity: EntityTarget<ObjectLiteral>, references: string[], beside: object): Plan {
  const metadata = source.getMetadata(entity);
  const partOf = (of: EntityMetadata, table: string, property?: string): Part => ({
    metadata: of,
    columns: of.columns
      .filter(({ isSelect, isVirtual }) => isSelect && !isVirtual)
      .map((column) => ({
        as: `${table}_${column.databaseName}`,
        sql: `${table}.${column.databaseName}`,
        column,
      })),
    property,
  });
  const joins: string[] = [];
  const others = references.map((property, n) => {
    const relation = metadata.findRelationWithPropertyPath(property);
    const [join] = relation?.isManyToOne ? relation.joinColumns : [];
    if (!relation || !join) {
      throw new Error(`${metadata.name}.${property} does not refer to one row.`);
    }
    const { inverseEntityMetadata: of } = relation;
    joins.push(
      `left join ${of.tableName} r${n} on r${n}.${join.referencedColumn?.databaseName} = e.${join.databaseName}`,
    );
    return partOf(of, `r${n}`, property);
  });
  const own = partOf(metadata, 'e');
  const columns = [
    ...[own, ...others].flatMap((part) => part.columns.map(({ as, sql: value }) => `${value} ${as}`)),
    ...Object.entries(beside).map(([name, value]) => `${value} "${name}"`),
  ];
  const text = `select ${columns.join(', ')} from unnest($1::int[]) with ordinality page(id, n) join ${metadata.tableName} e on e.id = page.id ${joins.join(' ')} order by page.n`;
  return { text, own, others };
}

/** What TypeORM would make of the columns; null where the row refers to nothing. */
function made(source: DataSource, { metadata, columns, property }: Part, row: ObjectLiteral): ObjectLiteral | null {
  if (property !== undefined && columns.every(({ as, column }) => !column.isPrimary || row[as] === null)) {
    return null;
  }
  const entity = metadata.create();
  for (const { as, column } of columns) {
    entity[column.propertyName] = source.driver.prepareHydratedValue(row[as], column);
  }
  return entity;
}

/**
 * Reads entities by their ids, in that order; one that was deleted in between is gone. As `manager.find` answers them, but by
 * one statement that is made and planned once: making and planning it was most of what a page of 25 cost.
 * @param references properties that refer to one row of another table, whose entity is put there
 * @param beside property -> SQL of what else is put on the entity, which the SQL calls `e`
 */
export function inOrder<Row extends { id: number }, Beside extends object = object>(
  entity: EntityTarget<Row>,
  references: (keyof Row & string)[] = [],
  beside = {} as Record<keyof Beside & string, string>,
): (source: DataSource, ids: number[]) => Promise<(Row & Beside)[]> {
  readers += 1;
  const name = `in-order-${readers}`;
  // Tests run several data sources.
  const plans = new WeakMap<DataSource, Plan>();
  return async (source, ids) => {
    const plan = plans.get(source) ?? planOf(source, entity, references, beside);
    plans.set(source, plan);
    const rows = await sql<ObjectLiteral>(source, { name, text: plan.text, values: [ids] });
    return rows.map((row) => {
      const found = made(source, plan.own, row) as Row & Beside;
      for (const other of plan.others) {
        Object.assign(found, { [other.property as string]: made(source, other, row) });
      }
      for (const property in beside) {
        Object.assign(found, { [property]: row[property] });
      }
      return found;
    });
  };
}
