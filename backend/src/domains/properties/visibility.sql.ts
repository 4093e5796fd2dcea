/**
 * `contract/visibility` inside queries [FEVI-01]; `p` is the row of `properties`. A test compares both over all cells,
 * and the indexes of the search are built on these very expressions.
 */

/** A closed property is listed behind all others, and tells none of its figures. */
export const CLOSED = 'p.status_id = 4';

/** Listed: `exists` in the lists. A draft is never active (`properties_draft_hidden`). */
export const LISTED = 'p.active';

/** For sale, under LOI or under contract. */
export const OPEN = 'p.active and p.status_id in (1, 2, 3)';

/** There is a figure, and no words are shown in its place. */
export const PRICED = 'p.alternate_price_option_id is null and p.price > 0';

/**
 * NOI, occupancies and cap rate are everybody's; `p` is a row of the table. In the view `public_properties` they are null
 * where they are not: `mayReadFigures`.
 */
export const FIGURES_FOR_ALL = "p.figures_shown = 'everyone'";

const PLACE = ['name', 'address1', 'address2', 'zip_code', 'latitude', 'longitude'];
const placeOf = (row: string): string => PLACE.map((column) => `${row}.${column}`).join(', ');

/**
 * What a confidential property is called and where it lies, as the row `place` beside `p`: the true ones, or what the
 * view `public_properties` has in their place.
 * @param named SQL for whether the true ones are read: `mayReadName`
 */
export const placeFor = (named: string): string => `
  lateral (select ${placeOf('p')} where not p.confidential or ${named}
    union all select ${placeOf('v')} from public_properties v where v.id = p.id and p.confidential and not ${named}) place`;

/** `publicPrice`: null wherever the figure is hidden, so that no order, filter or sum can tell it. */
export const PUBLIC_PRICE = `(case when ${OPEN} and ${PRICED} then p.price end)`;

/** When a price was last reduced that the public reads. */
export const PRICE_REDUCED_AT = `(case when ${OPEN} and ${PRICED} then p.price_reduced_at end)`;

/** When something new was last to be read of an open property: that it is listed, or another price. */
export const CHANGED_AT = `(case when ${OPEN} then greatest(p.listed_at, case when ${PRICED} then p.repriced_at end) end)`;
